import { justification } from '@intranet/contract/marketing/sponsorship-justifications'
import { justificationTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { optionsOf } from '@/lib/options-of.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { justifications } from './justification.entity.ts'

type Row = Outputs['sponsorshipJustifications']['list']['dados'][number]

const types = optionsOf(justificationTypeLabels)

const column = columnsOf(justification)

const columns: ListColumns<Row, 'sponsorshipJustifications.list'> = [
  column('titulo', { card: 'main' }),
  column('tipo', { card: 'sub' }),
  column('texto_publico'),
  column('ativo', { header: 'Status' }),
  createdColumn(),
]

export function JustificationListPage() {
  return (
    <RecordListPage
      entity={justifications}
      columns={columns}
      filters={[{ key: 'tipo', label: 'Tipo', kind: 'choice', options: types }, statusFilter]}
    />
  )
}
