import { blacklistMotive, keepsMotives } from '@intranet/contract/sales/blacklist-motives'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { motives } from './motive.entity.ts'

type Motive = Outputs['blacklistMotives']['list']['dados'][number]

const column = columnsOf(blacklistMotive)

const columns: ListColumns<Motive, 'blacklistMotives.list'> = [
  column('nome', { card: 'main' }),
  column('exige_evidencia', { card: 'extra' }),
  column('registros', { card: 'sub' }),
  column('ativo'),
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
