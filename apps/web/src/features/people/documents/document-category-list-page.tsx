import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { itemsColumn, titleColumn } from '@/features/content/categories/category-columns.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Category = Outputs['documentCategories']['list']['dados'][number]

const columns: ListColumns<Category, 'documentCategories.list'> = [
  titleColumn(),
  {
    accessorKey: 'exige_validade',
    header: 'Exige validade',
    meta: { sort: true },
    cell: ({ row }) => (row.original.exige_validade ? 'Sim' : 'Não'),
  },
  {
    accessorKey: 'sensivel',
    header: 'Sensível',
    meta: { sort: true },
    cell: ({ row }) => (row.original.sensivel ? 'Sim' : 'Não'),
  },
  itemsColumn(),
  statusColumn(),
  createdColumn(),
]

export function DocumentCategoryListPage() {
  const search = useTableSearch('documentCategories.list')
  const list = useList(trpc.documentCategories.list.queryOptions(search.input), search)
  return (
    <RecordListPage
      module="rh"
      base="/documents-categories"
      add="Nova categoria"
      label="Categorias de documentos"
      noun={['categoria', 'categorias']}
      list={list}
      search={search}
      columns={columns}
      filters={[statusFilter]}
      name={({ titulo }) => titulo}
      calls={api.documentCategories}
      changed={trpc.documentCategories.pathFilter()}
    />
  )
}
