import { LayoutGrid } from 'lucide-react'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { itemsColumn, titleColumn } from './category-columns.tsx'

type Category = Outputs['categories']['list']['dados'][number]

const columns: ListColumns<Category, 'categories.list'> = [
  titleColumn(),
  itemsColumn(),
  statusColumn(),
  createdColumn(),
]

export function CategoryListPage() {
  const search = useTableSearch('categories.list')
  const list = useList(trpc.categories.list.queryOptions(search.input), search)
  return (
    <RecordListPage
      module="novidades"
      base="/categories"
      add="Nova categoria"
      label="Categorias de novidades"
      noun={['categoria', 'categorias']}
      list={list}
      search={search}
      columns={columns}
      filters={[statusFilter]}
      name={({ titulo }) => titulo}
      calls={api.categories}
      changed={trpc.categories.pathFilter()}
      duplicates
      tools={
        <AddressLink to="/categories/cards" className={buttonVariants()}>
          <LayoutGrid className="ic" aria-hidden />
          Cartões
        </AddressLink>
      }
    />
  )
}
