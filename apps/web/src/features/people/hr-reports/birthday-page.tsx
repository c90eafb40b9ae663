import type { ListColumns } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { Celebrated } from './celebrated.tsx'
import { MonthSelect } from './period-select.tsx'
import { PersonCell } from './person-cell.tsx'
import { useReportFilters } from './report-filters.ts'
import { useDayFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'

type Row = Outputs['hrReports']['birthdays']['dados'][number]

export const birthdayColumns: ListColumns<Row, 'hrReports.birthdays'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => <PersonCell name={original.nome} photo={original.id_foto} />,
  },
  { accessorKey: 'dia_mes', header: 'Dia/mês', meta: { sort: 'ordem', card: 'sub', exported: ['dia_mes'] } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true, card: 'extra' } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  {
    id: 'reacoes',
    header: 'Hoje',
    meta: { card: 'extra', exported: [] },
    cell: ({ row }) => row.original.hoje && <Celebrated tipo="aniversario" person={row.original} />,
  },
]

/** Birthdays of a month, without year or age; today's take reactions. */
export function BirthdayPage() {
  const search = useTableSearch('hrReports.birthdays')
  const figures = useDayFigures('aniversarios', search)
  const list = useList(trpc.hrReports.birthdays.queryOptions(search.input), search)
  return (
    <ReportPage total={shownTotal(list.data)} period={<MonthSelect search={search} />}>
      <ReportTable
        label="Aniversariantes"
        list={list}
        search={search}
        figures={figures}
        columns={birthdayColumns}
        choice={useColumnChoice('hrReports.birthdays', birthdayColumns)}
        filters={useReportFilters()}
      />
    </ReportPage>
  )
}
