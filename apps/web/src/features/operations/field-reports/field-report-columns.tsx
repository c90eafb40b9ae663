import { fieldReportStateLabels } from '@intranet/contract/operations/field-report-options'
import { fieldReport } from '@intranet/contract/operations/field-reports'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type FieldReportRow = Outputs['fieldReports']['list']['dados'][number]

const column = columnsOf(fieldReport)

/** What is said about a report, wherever it is listed. */
export const reportColumns = [
  { ...createdColumn<FieldReportRow>(), meta: { sort: 'created_at', card: 'extra', labelled: true } },
  column('texto', { card: 'main' }),
  column('bairro', { card: 'extra' }),
  column('cidade', { card: 'extra' }),
  column('situacao', {
    card: 'sub',
    cell: ({ situacao }: FieldReportRow) => <StateBadge state={fieldReportStateLabels[situacao]} />,
  }),
] satisfies ListColumns<FieldReportRow, 'fieldReports.list'>

/** What became of one's own report. */
export const outcomeColumns = [
  column('incidente', { card: 'extra' }),
  column('resposta', { card: 'extra' }),
]

/** Managers read them in the sheet beside the list, whose place they would take. */
export const sheetColumns = [
  column('incidente', { card: 'extra', hidden: true }),
  column('resposta', { card: 'extra', hidden: true }),
  column('autor', { card: 'extra', hidden: true }),
]
