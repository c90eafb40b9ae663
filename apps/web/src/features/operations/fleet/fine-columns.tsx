import { formatDate } from '@intranet/contract/formats'
import { fine } from '@intranet/contract/operations/fines'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { daysUntil } from '@/components/marks/days-until.ts'
import { DueMark } from '@/components/marks/due-mark.tsx'
import { StateMark } from './state-mark.tsx'
import { Marked } from '@/components/ui/marked.tsx'

export type FineRow = Outputs['fines']['list']['dados'][number]

const column = columnsOf(fine)

export const fineColumns: ListColumns<FineRow, 'fines.list'> = [
  column('data_infracao', { card: 'extra', labelled: true }),
  column('placa', { card: 'main' }),
  column('motorista', { card: 'sub', wraps: true }),
  column('situacao', {
    card: 'extra',
    cell: (row: FineRow) => (
      <span className="inline-flex flex-wrap items-center gap-1">
        <StateMark state={row.situacao} />
        {row.paga_antes_do_termo && <Badge variant="warning">paga antes do termo</Badge>}
      </span>
    ),
  }),
  column('auto_infracao', { card: 'extra', labelled: true }),
  column('gravidade', { hidden: true }),
  column('pontos', { hidden: true }),
  column('valor', { card: 'extra' }),
  column('prazo_indicacao', {
    card: 'extra',
    labelled: true,
    cell: (row: FineRow) => (
      <Marked>
        {formatDate(row.prazo_indicacao)}
        {row.aguarda_condutor && <DueMark days={daysUntil(row.prazo_indicacao)} />}
      </Marked>
    ),
  }),
  column('vencimento', { card: 'extra', labelled: true }),
]
