import { useQuery } from '@tanstack/react-query'
import type { Fact } from '@/components/records/facts.tsx'
import { trpc } from '@/lib/trpc.ts'
import { cn } from '@/lib/cn.ts'
import { HueMark } from '@/components/ui/marked.tsx'

/** A row's provider; a row of none belongs to the whole group. */
export function ProviderCell({ id, name }: { id: number | null; name: string | null }) {
  const { data } = useQuery({ ...trpc.providers.options.queryOptions({}), enabled: id !== null })
  if (id === null) return <span className="text-muted-foreground">Todo o grupo</span>
  const hue = data?.find((provider) => provider.id === id)?.matiz
  // For whom there is one provider, cards need not say which.
  return (
    <span data-none={data?.length === 1 || undefined}>
      <HueMark hue={hue}>{name}</HueMark>
    </span>
  )
}

/** More of them than this have no room for their names on the line of a row. */
const NAMED = 2

/**
 * Providers in one text ("Produto, RazaoInfo"), each with its square; other words are shown as they are. On the line of
 * a row all of them are "Todos", and several their initials; `full` names them all.
 */
export function ProviderNames({ names, full }: { names: string; full?: boolean }) {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  const named = names.split(', ')
  const none = data.length === 1 || undefined
  if (!full && data.length > 1 && data.every(({ nome }) => named.includes(nome)))
    return <span title={names}>Todos</span>
  const short = !full && named.length > NAMED
  const marks = named.map((name) => (
    <HueMark key={name} hue={data.find(({ nome }) => nome === name)?.matiz}>
      {short ? name.slice(0, 1) : name}
    </HueMark>
  ))
  if (!short)
    return (
      <span className={cn('inline-flex gap-x-3', full && 'flex-wrap')} data-none={none}>
        {marks}
      </span>
    )
  return (
    <span title={names} data-none={none}>
      <span className="sr-only">{names}</span>
      <span aria-hidden className="inline-flex gap-x-3">
        {marks}
      </span>
    </span>
  )
}

/** The cell of a column that has such a text. */
export function providerNamesCell({ getValue }: { getValue: () => unknown }) {
  const names = getValue()
  return typeof names === 'string' && <ProviderNames names={names} />
}

/** The fact of a record that has such a text. */
export const providerFact = (names: string | null | undefined): Fact => [
  'Provedor',
  names && <ProviderNames key="provedor" names={names} full />,
]
