import { incidentPriorityLabels, type IncidentPriority } from '@intranet/contract/operations/incident-options'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { itemsColumn, titleColumn } from '@/features/content/categories/category-columns.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Category = Outputs['incidentCategories']['list']['dados'][number]

const columns: ListColumns<Category, 'incidentCategories.list'> = [
  titleColumn(),
  {
    accessorKey: 'prioridade_padrao',
    header: 'Prioridade padrão',
    meta: { sort: true },
    cell: ({ row }) => incidentPriorityLabels[row.original.prioridade_padrao as IncidentPriority],
  },
  {
    accessorKey: 'programada',
    header: 'Manutenção programada',
    meta: { sort: true },
    cell: ({ row }) => (row.original.programada ? 'Sim' : 'Não'),
  },
  itemsColumn(),
  statusColumn(),
  createdColumn(),
]

export function IncidentCategoryListPage() {
  const search = useTableSearch('incidentCategories.list')
  const list = useList(trpc.incidentCategories.list.queryOptions(search.input), search)
  return (
    <RecordListPage
      module="incidentes"
      base="/incidents-categories"
      add="Nova categoria"
      label="Categorias de incidentes"
      noun={['categoria', 'categorias']}
      list={list}
      search={search}
      columns={columns}
      filters={[statusFilter]}
      name={({ titulo }) => titulo}
      calls={api.incidentCategories}
      changed={trpc.incidentCategories.pathFilter()}
    />
  )
}
