import { LayoutGrid } from 'lucide-react'
import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { itemsColumn, titleColumn } from './category-columns.tsx'
import { categories } from './category.entity.ts'

type Category = Outputs['categories']['list']['dados'][number]

const columns: ListColumns<Category, 'categories.list'> = [
  titleColumn(),
  itemsColumn(),
  statusColumn(),
  createdColumn(),
]

export function CategoryListPage() {
  return (
    <RecordListPage
      entity={categories}
      columns={columns}
      filters={[statusFilter]}
      tools={
        <AddressLink to="/categories/cards" className={buttonVariants({ variant: 'outline' })}>
          <LayoutGrid aria-hidden />
          Cartões
        </AddressLink>
      }
    />
  )
}
