import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { splitTags } from '@intranet/contract/content/news-tags'
import { news as text } from '@intranet/contract/messages/content'
import { ExternalLink, Pencil } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { RichText } from '@/components/ui/rich-text.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { chipVariants } from '@/components/ui/chip-variants.ts'
import { NewsCategories } from './news-categories.tsx'
import { PublishButton } from './publish-button.tsx'
import { Reactions } from './reactions.tsx'
import { ReadingConfirmation } from './reading-confirmation.tsx'

type News = Outputs['news']['get']

const states: Record<News['situacao'], string | null> = {
  rascunho: 'Rascunho: só quem escreve vê',
  agendada: 'Agendada: ainda não saiu',
  expirada: 'Expirada: saiu do mural',
  publicada: null,
}

const pictureClasses = 'mb-4 max-h-[340px] w-full rounded-lg object-cover'

/** One publication: text, source, reactions, and the confirmation where it is asked for. */
export function NewsPage({ news }: { news: News }) {
  const state = states[news.situacao]
  const manages = can(useSession(), 'novidades', 'manage')
  return (
    <Page>
      <PageHead heading={news.titulo}>
        {news.situacao === 'rascunho' && news.pode_editar && manages && <PublishButton news={news} />}
        {news.pode_editar && (
          <AddressLink to={`/news/edit/${news.id}`} className={buttonVariants({ variant: 'outline' })}>
            <Pencil aria-hidden />
            Editar
          </AddressLink>
        )}
      </PageHead>
      <PageSheet
        spine={
          <Spine label="Categorias">
            <NewsCategories current={news.id_categoria} />
          </Spine>
        }
      >
        <article className="max-w-[720px] [&_.rich]:text-[15px] [&_.rich]:leading-6">
          <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
            <AddressLink to={`/news/list/${news.id_categoria}`} className="font-semibold">
              {news.categoria}
            </AddressLink>
            {state && <Badge variant="info">{state}</Badge>}
            {news.requer_lido && <Badge variant="warning">{text.requiredReading}</Badge>}
            {news.importante && <Badge variant="destructive">Importante</Badge>}
            <span className="text-muted-foreground">
              {[
                formatDateTime(news.publicar_em),
                news.autor && `por ${news.autor}`,
                news.departamento ?? news.empresa ?? 'todo o grupo',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          {news.id_imagem_capa && (
            <img className={pictureClasses} src={`/files/${news.id_imagem_capa}`} alt="" />
          )}
          {news.resumo && <p className="mb-3 text-lg text-muted-foreground">{news.resumo}</p>}
          <RichText html={news.texto} />
          {news.id_imagem_auxiliar && (
            <img className={`${pictureClasses} mt-4`} src={`/files/${news.id_imagem_auxiliar}`} alt="" />
          )}
          {(news.fonte || news.url) && (
            <p className="mt-4 text-sm text-muted-foreground">
              Fonte:{' '}
              {news.url ? (
                <a href={news.url} target="_blank" rel="noopener noreferrer">
                  {news.fonte ?? news.url}{' '}
                  <ExternalLink className="size-3.5" aria-label="(abre em outra aba)" />
                </a>
              ) : (
                news.fonte
              )}
            </p>
          )}
          {news.hashtag && (
            <p className="mt-3 flex flex-wrap gap-1.5">
              {splitTags(news.hashtag).map((tag) => (
                <AddressLink
                  key={tag}
                  to={`/news/list?hashtag=${encodeURIComponent(tag)}`}
                  className={chipVariants()}
                >
                  #{tag}
                </AddressLink>
              ))}
            </p>
          )}
          <div className="mt-3">
            <Reactions tipo="novidade" id={news.id} reacoes={news.reacoes} minha_reacao={news.minha_reacao} />
          </div>
          {news.requer_lido && (
            <ReadingConfirmation
              key={news.versao_leitura}
              id={news.id}
              versao={news.versao_leitura}
              pendente={news.pendente}
              lido_em={news.lido_em}
            />
          )}
        </article>
      </PageSheet>
    </Page>
  )
}
