import { FilterX } from 'lucide-react'
import { common } from '@intranet/contract/messages'
import { Broken } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Empty, EmptyDescription, EmptyTitle } from '@/components/ui/empty.tsx'
import type { TableSearch } from './use-table-search.ts'

interface RefusedFiltersProps {
  /** Columns whose condition the server refused. */
  columns: readonly string[]
  search: Pick<TableSearch, 'filtro' | 'setFilter' | 'clear'>
  /** The filter as the toolbar calls it. */
  labelOf: (column: string) => string | undefined
}

/** A saved view or address may have a value that its column does not have any more: that filter can be taken away. */
export function RefusedFilters({ columns, search, labelOf }: RefusedFiltersProps) {
  const named = columns.flatMap((key) => {
    const label = labelOf(key)
    return label && key in search.filtro ? [{ key, label }] : []
  })
  const text =
    named.length === 1
      ? `O filtro ${named[0]!.label} tem um valor que não existe mais. Remova-o para ver a lista.`
      : 'Há filtros com valores que não existem mais. Remova-os para ver a lista.'
  return (
    <Empty role="alert">
      <Broken tone="warning" />
      <EmptyTitle>{common.loadFailed}</EmptyTitle>
      <EmptyDescription>{text}</EmptyDescription>
      {named.map(({ key, label }) => (
        <Button key={key} variant="outline" icon={FilterX} onClick={() => search.setFilter(key, undefined)}>
          Remover o filtro {label}
        </Button>
      ))}
      {named.length < columns.length && (
        <Button variant="outline" icon={FilterX} onClick={search.clear}>
          Limpar filtros
        </Button>
      )}
    </Empty>
  )
}
