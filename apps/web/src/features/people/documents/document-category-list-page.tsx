import { documentCategory } from '@intranet/contract/people/document-category'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { itemsColumn, titleColumn } from '@/features/content/categories/category-columns.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { documentCategories } from './document-category.entity.ts'

type Category = Outputs['documentCategories']['list']['dados'][number]

const column = columnsOf(documentCategory)

const columns: ListColumns<Category, 'documentCategories.list'> = [
  titleColumn(),
  column('exige_validade', { card: 'extra' }),
  column('sensivel', { card: 'extra' }),
  itemsColumn(),
  column('ativo'),
  createdColumn(),
]

export function DocumentCategoryListPage() {
  return <RecordListPage entity={documentCategories} columns={columns} filters={[statusFilter]} />
}
