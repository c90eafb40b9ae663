import { incidentCategory } from '@intranet/contract/operations/incident-category'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { itemsColumn, titleColumn } from '@/features/content/categories/category-columns.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { incidentCategories } from './incident-category.entity.ts'

type Category = Outputs['incidentCategories']['list']['dados'][number]

const column = columnsOf(incidentCategory)

const columns: ListColumns<Category, 'incidentCategories.list'> = [
  titleColumn(),
  column('prioridade_padrao', { card: 'sub', labelled: true }),
  column('programada'),
  column('afeta_rede', { card: 'extra' }),
  itemsColumn(),
  column('ativo'),
  createdColumn(),
]

export function IncidentCategoryListPage() {
  return <RecordListPage entity={incidentCategories} columns={columns} filters={[statusFilter]} />
}
