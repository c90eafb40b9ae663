import { justificationTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { optionsOf } from '@/lib/options-of.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { justifications } from './justification.entity.ts'

type Row = Outputs['sponsorshipJustifications']['list']['dados'][number]

const types = optionsOf(justificationTypeLabels)

const columns: ListColumns<Row, 'sponsorshipJustifications.list'> = [
  { accessorKey: 'titulo', header: 'Título', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => justificationTypeLabels[row.original.tipo],
  },
  { accessorKey: 'texto_publico', header: 'Texto público' },
  statusColumn(),
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
