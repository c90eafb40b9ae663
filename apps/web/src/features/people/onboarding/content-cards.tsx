import { formatDuration } from '@intranet/contract/formats'
import { CircleCheck } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { useUnsentOf } from '@/lib/unsent/use-unsent.ts'
import { readingAddress } from './reading-address.ts'

export type ReadContent = Outputs['onboardingReading']['contents'][number]

type Place = Pick<ReadContent, 'id_conteudo' | 'id_trilha' | 'id_onboarding'>

/** Whether a step of reading is of this content, in this trail. */
export const isOf = (content: Place, step: Place): boolean =>
  step.id_conteudo === content.id_conteudo &&
  step.id_trilha === content.id_trilha &&
  step.id_onboarding === content.id_onboarding

/** Whether a content was read, begun, or waits; without a network its end waits to be sent. */
export function ReadMark({ content }: { content: ReadContent }) {
  const { finalizado, data_inicio } = content
  const waits = useUnsentOf('readingEnd').some(({ input }) => isOf(content, input))
  if (finalizado)
    return (
      <StateBadge state="Lido">
        <CircleCheck className="size-3.5" aria-hidden />
        Lido
      </StateBadge>
    )
  if (waits) return <Badge variant="warning">Lido, por enviar</Badge>
  return data_inicio ? <StateBadge state="Em leitura" /> : <StateBadge state="Não lido" />
}

/** Position, department and company of a content. */
export function ContentTags({ tags }: Pick<ReadContent, 'tags'>) {
  const names = [tags.empresa, tags.departamento, tags.cargo].filter((name) => name !== null)
  return names.map((name) => (
    <Badge variant="secondary" key={name}>
      {name}
    </Badge>
  ))
}

interface ContentCardsProps {
  contents: ReadContent[]
  idOnboarding: number
  previa?: true
}

/** The cards of a trail, in their order. */
export function ContentCards({ contents, idOnboarding, previa }: ContentCardsProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-3">
      {contents.map((content, index) => (
        <li key={content.id_conteudo} className="contents">
          <AddressLink
            to={readingAddress({
              idOnboarding,
              idTrail: content.id_trilha,
              idContent: content.id_conteudo,
              previa,
            })}
            className="flex flex-col overflow-hidden rounded-lg border border-border bg-card text-foreground hover:border-border-strong hover:no-underline"
          >
            {content.id_imagem_capa && (
              <img
                className="aspect-[16/7] w-full bg-muted object-cover"
                src={`/files/${content.id_imagem_capa}`}
                alt=""
                loading="lazy"
              />
            )}
            <span className="flex grow flex-col gap-2 p-4">
              <b className="text-sm font-semibold">
                {index + 1}. {content.titulo_conteudo}
              </b>
              {content.resumo && (
                <span className="line-clamp-3 text-sm text-muted-foreground">{content.resumo}</span>
              )}
              <span className="mt-auto flex flex-wrap items-center gap-1.5 pt-1">
                {!previa && <ReadMark content={content} />}
                <span className="text-xs text-muted-foreground">{formatDuration(content.minutos)}</span>
                <ContentTags tags={content.tags} />
              </span>
            </span>
          </AddressLink>
        </li>
      ))}
    </ol>
  )
}
