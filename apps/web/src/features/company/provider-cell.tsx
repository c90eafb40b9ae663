import { useQuery } from '@tanstack/react-query'
import type { Fact } from '@/components/records/facts.tsx'
import { trpc } from '@/lib/trpc.ts'
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

/** Providers in one text ("Produto, RazaoInfo"), each with its square; other words are shown as they are. */
export function ProviderNames({ names }: { names: string }) {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  return (
    <span className="inline-flex flex-wrap gap-x-3" data-none={data.length === 1 || undefined}>
      {names.split(', ').map((name) => (
        <HueMark key={name} hue={data.find(({ nome }) => nome === name)?.matiz}>
          {name}
        </HueMark>
      ))}
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
  names && <ProviderNames key="provedor" names={names} />,
]
