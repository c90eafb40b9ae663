import { can } from '@intranet/contract/access'
import { shutdownStateLabels, shutdownTypeLabels } from '@intranet/contract/people/shutdown-options'
import { FolderOpen } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useDepartmentFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { shutdownColumns, type ShutdownRow } from './shutdown-columns.tsx'

const actions = (row: ShutdownRow): RowAction[] => [
  { label: 'Abrir', icon: FolderOpen, to: `/shutdowns/edit/${row.id}` },
]

/** Who is about to leave, and who left. */
export function ShutdownListPage() {
  const search = useTableSearch('shutdowns.list')
  const list = useList(trpc.shutdowns.list.queryOptions(search.input), search)
  const asks = can(useSession(), 'desligamentos', 'create')
  const filters: FiltersOf<'shutdowns.list'> = [
    {
      key: 'situacao',
      label: 'Situação',
      kind: 'choice',
      options: optionsOf(shutdownStateLabels),
    },
    {
      key: 'tipo',
      label: 'Tipo',
      kind: 'choice',
      options: optionsOf(shutdownTypeLabels),
    },
    useDepartmentFilter(),
    { key: 'data_desligamento', label: 'Data prevista', kind: 'period' },
  ]
  return (
    <ListPage
      label="Desligamentos"
      placeholder="Buscar funcionário"
      list={list}
      columns={shutdownColumns}
      filters={filters}
      actions={actions}

      tools={asks && <AddLink to="/shutdowns/register">Novo desligamento</AddLink>}
    />
  )
}
