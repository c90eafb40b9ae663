import { news as text } from '@intranet/contract/messages/content'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { CoverArt } from './cover-art.tsx'
import { publishedLabel } from './published-label.ts'
import { Reactions } from './reactions.tsx'
import './news.css'

export type NewsCardRow = Outputs['news']['feed']['dados'][number]

/** One publication in a list: picture, what it is about, and what people make of it. */
export function NewsCard({ news }: { news: NewsCardRow }) {
  const { id, titulo, resumo, categoria, color, importante, pendente } = news
  return (
    <article className="news">
      {news.id_imagem_capa ? (
        <img className="cover" src={`/files/${news.id_imagem_capa}`} alt="" loading="lazy" />
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
        <h3>
          <AddressLink to={`/news/${id}`}>{titulo}</AddressLink>
        </h3>
        {resumo && <p className="summary text-sm text-muted-foreground">{resumo}</p>}
        <Reactions tipo="novidade" id={id} reacoes={news.reacoes} minha_reacao={news.minha_reacao} />
      </div>
    </article>
  )
}
