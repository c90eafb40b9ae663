import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chosenIn } from '@/components/table/filter-definition.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { trpc } from '@/lib/trpc.ts'
import { HueMark } from '@/components/ui/marked.tsx'

interface ProviderCardsProps {
  /** The chosen provider's key; undefined is Geral. */
  chosen: string | undefined
  onChoose: (key: string | undefined) => void
  /** What a provider's card says under its name; undefined is Geral. */
  renderFigures?: (key: string | undefined) => ReactNode
}

function Card({ on, onChoose, children }: { on: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onChoose}
      className="flex min-h-11 flex-col rounded-lg border bg-card px-3.5 py-2.5 text-left font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:inset-ring aria-pressed:inset-ring-primary max-sm:px-3 max-sm:py-2"
    >
      {children}
    </button>
  )
}

/** A report's filter cards: Geral and each of the person's providers. */
export function ProviderCards({ chosen, onChoose, renderFigures }: ProviderCardsProps) {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  if (!data.length) return null
  return (
    <div
      role="group"
      aria-label="Provedor"
      className="mb-3.5 grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-2.5 max-[481px]:grid-cols-2 max-[481px]:gap-2 max-[481px]:[&>:last-child:nth-child(odd)]:col-span-2"
    >
      <Card on={chosen === undefined} onChoose={() => onChoose(undefined)}>
        Geral
        {renderFigures?.(undefined)}
      </Card>
      {data.map(({ sistema, nome, matiz }) => (
        <Card key={sistema} on={sistema === chosen} onChoose={() => onChoose(sistema)}>
          <HueMark hue={matiz}>{nome}</HueMark>
          {renderFigures?.(sistema)}
        </Card>
      ))}
    </div>
  )
}

/** The same for a list's filter, which names providers by id (`id_empresa`) or by key (`provedor`); of one there is nothing to choose. */
export function ProviderFilterCards({
  search,
  column,
  renderFigures,
}: {
  search: TableSearch
  column: 'id_empresa' | 'provedor'
  renderFigures?: ProviderCardsProps['renderFigures']
}) {
  const { data = [] } = useQuery(trpc.providers.options.queryOptions({}))
  const filter = search.filtro[column]
  const valueOf = ({ id, sistema }: { id: number; sistema: string }) => (column === 'provedor' ? sistema : id)
  if (data.length < 2) return null
  // Of several chosen at once no card is alone; the filter's chip names them.
  const [value, ...others] = chosenIn(filter)
  const alone = others.length === 0 ? data.find((one) => valueOf(one) === value) : undefined
  const chosen = filter === undefined ? undefined : (alone?.sistema ?? '')
  return (
    <ProviderCards
      renderFigures={renderFigures}
      chosen={chosen}
      onChoose={(key) => {
        const provider = data.find(({ sistema }) => sistema === key)
        search.setFilter(column, provider && valueOf(provider))
      }}
    />
  )
}
