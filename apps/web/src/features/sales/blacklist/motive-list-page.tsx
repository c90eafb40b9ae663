import { yesNo } from '@intranet/contract/formats'
import { keepsMotives } from '@intranet/contract/sales/blacklist-words'
import { statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { RecordListPage } from '@/components/records/record-list-page.tsx'
import { motives } from './motive.entity.ts'

type Motive = Outputs['blacklistMotives']['list']['dados'][number]

const columns: ListColumns<Motive, 'blacklistMotives.list'> = [
  { accessorKey: 'nome', header: 'Motivo', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'exige_evidencia',
    header: 'Exige evidência',
    meta: { sort: true },
    cell: ({ row }) => yesNo(row.original.exige_evidencia),
  },
  { accessorKey: 'registros', header: 'Registros', meta: { numeric: true, sort: true } },
  statusColumn(),
]

/** The reasons that the blacklist's forms offer. */
export function MotiveListPage() {
  return (
    <RecordListPage
      entity={motives}
      columns={columns}
      filters={[statusFilter]}
      manages={keepsMotives(useSession())}
    />
  )
}
