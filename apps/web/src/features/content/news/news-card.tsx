import { news as text } from '@intranet/contract/messages/content'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { CoverArt, coverClasses } from './cover-art.tsx'
import { publishedLabel } from './published-label.ts'
import { Reactions } from './reactions.tsx'

export type NewsCardRow = Outputs['news']['feed']['dados'][number]

/** One publication in a list: picture, what it is about, and what people make of it. */
export function NewsCard({ news }: { news: NewsCardRow }) {
  const { id, titulo, resumo, categoria, color, importante, pendente } = news
  return (
    <article className="flex gap-4 pb-4 [&+&]:border-t [&+&]:pt-4">
      {news.id_imagem_capa ? (
        <img className={coverClasses} src={`/files/${news.id_imagem_capa}`} alt="" loading="lazy" />
      ) : (
        <CoverArt color={color} seed={news.id_categoria} />
      )}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
          <b className="font-semibold">{categoria}</b>
          {pendente && <Badge variant="warning">{text.requiredReading}</Badge>}
          {importante && <Badge variant="destructive">Importante</Badge>}
          <span className="text-muted-foreground">
            {[publishedLabel(news.publicar_em), news.departamento ?? news.empresa]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <h3 className="mt-0.5 mb-[3px] text-lg leading-[22px] font-[620] wrap-anywhere">
          <AddressLink to={`/news/${id}`} className="text-inherit">
            {titulo}
          </AddressLink>
        </h3>
        {resumo && <p className="text-sm text-muted-foreground max-sm:hidden">{resumo}</p>}
        <Reactions short tipo="novidade" id={id} reacoes={news.reacoes} minha_reacao={news.minha_reacao} />
      </div>
    </article>
  )
}
