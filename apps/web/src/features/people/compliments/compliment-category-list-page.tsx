import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { itemsColumn, titleColumn } from '@/features/content/categories/category-columns.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Category = Outputs['complimentCategories']['list']['dados'][number]

const columns: ListColumns<Category, 'complimentCategories.list'> = [
  titleColumn(),
  itemsColumn(),
  statusColumn(),
  createdColumn(),
]

export function ComplimentCategoryListPage() {
  const search = useTableSearch('complimentCategories.list')
  const list = useList(trpc.complimentCategories.list.queryOptions(search.input), search)
  return (
    <RecordListPage
      module="rh"
      base="/compliments-categories"
      add="Nova categoria"
      label="Categorias de elogios"
      noun={['categoria', 'categorias']}
      list={list}
      search={search}
      columns={columns}
      filters={[statusFilter]}
      name={({ titulo }) => titulo}
      calls={api.complimentCategories}
      changed={trpc.complimentCategories.pathFilter()}
    />
  )
}
