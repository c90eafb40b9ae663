import { yesNo } from '@intranet/contract/formats'
import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { itemsColumn, titleColumn } from '@/features/content/categories/category-columns.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { documentCategories } from './document-category.entity.ts'

type Category = Outputs['documentCategories']['list']['dados'][number]

const columns: ListColumns<Category, 'documentCategories.list'> = [
  titleColumn(),
  {
    accessorKey: 'exige_validade',
    header: 'Exige validade',
    meta: { sort: true },
    cell: ({ row }) => yesNo(row.original.exige_validade),
  },
  {
    accessorKey: 'sensivel',
    header: 'Sensível',
    meta: { sort: true },
    cell: ({ row }) => yesNo(row.original.sensivel),
  },
  itemsColumn(),
  statusColumn(),
  createdColumn(),
]

export function DocumentCategoryListPage() {
  return <RecordListPage entity={documentCategories} columns={columns} filters={[statusFilter]} />
}
