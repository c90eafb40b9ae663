import { formatDate } from '@intranet/contract/formats'
import { careers } from '@intranet/contract/messages/people'
import { ListPage } from '@/components/list/list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useFailureToast } from '@/lib/use-failure-toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Row = Outputs['careersFigures']['report']['dados'][number]

const columns: ListColumns<Row, 'careersFigures.report'> = [
  { accessorKey: 'titulo_vaga', header: 'Título da vaga', meta: { sort: true, card: 'main' } },
  { accessorKey: 'vagas', header: 'Vagas', meta: { sort: true, numeric: true } },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true, card: 'sub' } },
  { accessorKey: 'gestor_vaga', header: 'Gestor da vaga', meta: { sort: true } },
  {
    accessorKey: 'data_inicio',
    header: 'Data de início',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_inicio),
  },
]

/** RELATÓRIO DE VAGAS, with its documented columns. */
export function VacancyReportPage() {
  const search = useTableSearch('careersFigures.report')
  const list = useList(trpc.careersFigures.report.queryOptions(search.input), search)
  useFailureToast(Boolean(list.error), careers.vacancyReportFailed)
  const provider = useProviderFilter()
  return (
    <ListPage
      label={careers.vacancyReport}
      what="vagas"
      placeholder="Buscar vaga, cidade ou gestor"
      list={list}
      columns={columns}
      filters={[
        { key: 'data_inicio', label: 'Data de início', kind: 'period' },
        { key: 'cidade', label: 'Cidade', kind: 'text' },
        provider,
      ]}
    />
  )
}
