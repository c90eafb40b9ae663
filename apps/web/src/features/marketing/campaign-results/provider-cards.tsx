import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'

interface ProviderCardsProps {
  /** The chosen provider's key; undefined is Geral. */
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
}

/** The filter cards: Geral and each of the person's providers. */
export function ProviderCards({ chosen, onChoose }: ProviderCardsProps) {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  const cards = [
    { key: undefined, name: 'Geral' },
    ...data.map(({ sistema, nome }) => ({ key: sistema, name: nome })),
  ]
  return (
    <div role="group" aria-label="Provedor" className="mb-6 flex flex-wrap gap-3">
      {cards.map(({ key, name }) => (
        <button
          key={name}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className="panel min-h-11 min-w-32 px-4 py-2 text-left font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-muted"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
