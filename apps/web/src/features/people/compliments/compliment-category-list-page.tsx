import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { itemsColumn, titleColumn } from '@/features/content/categories/category-columns.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { complimentCategories } from './compliment-category.entity.ts'

type Category = Outputs['complimentCategories']['list']['dados'][number]

const columns: ListColumns<Category, 'complimentCategories.list'> = [
  titleColumn(),
  itemsColumn(),
  statusColumn(),
  createdColumn(),
]

export function ComplimentCategoryListPage() {
  return <RecordListPage entity={complimentCategories} columns={columns} filters={[statusFilter]} />
}
