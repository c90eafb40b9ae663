import { yesNo } from '@intranet/contract/formats'
import { incidentPriorityLabels, type IncidentPriority } from '@intranet/contract/operations/incident-options'
import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { itemsColumn, titleColumn } from '@/features/content/categories/category-columns.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { incidentCategories } from './incident-category.entity.ts'

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
    cell: ({ row }) => yesNo(row.original.programada),
  },
  itemsColumn(),
  statusColumn(),
  createdColumn(),
]

export function IncidentCategoryListPage() {
  return <RecordListPage entity={incidentCategories} columns={columns} filters={[statusFilter]} />
}
