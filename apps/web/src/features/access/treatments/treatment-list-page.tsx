import { treatment } from '@intranet/contract/access/treatment'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { treatments } from './treatment.entity.ts'

type Treatment = Outputs['treatments']['list']['dados'][number]

const column = columnsOf(treatment)

const columns: ListColumns<Treatment, 'treatments.list'> = [
  column('nome', { card: 'main' }),
  column('empresa', {
    card: 'extra',
    cell: (row: Treatment) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('base_legal', { card: 'extra' }),
  column('titulares'),
  column('retencao'),
  column('ativo'),
  createdColumn(),
]

export function TreatmentListPage() {
  return (
    <RecordListPage entity={treatments} columns={columns} filters={[useProviderFilter(), statusFilter]} />
  )
}
