import { formatCpf, formatDate, formatPhone } from '@intranet/contract/formats'
import { employeeStateLabels, employmentLabels } from '@intranet/contract/employee-options'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { columnId, type ListColumns } from '@/components/table/list-column.ts'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { PersonCell } from './person-cell.tsx'
import { useReportFilters } from './report-filters.ts'
import { useStaffFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'

type Row = Outputs['hrReports']['general']['dados'][number]

const columns: ListColumns<Row, 'hrReports.general'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <PersonCell name={original.nome} photo={original.id_foto} profile={original.id} />
    ),
  },
  { accessorKey: 'matricula', header: 'Matrícula', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'cpf',
    header: 'CPF',
    meta: { hidden: true },
    cell: ({ row: { original } }) => {
      if (!original.cpf) return '–'
      return original.cpf.startsWith('*') ? original.cpf : formatCpf(original.cpf)
    },
  },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true } },
  { accessorKey: 'setor', header: 'Setor', meta: { sort: true, hidden: true } },
  { accessorKey: 'cargo', header: 'Cargo', meta: { sort: true, card: 'extra', cut: 'card' } },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  { accessorKey: 'uf', header: 'UF', meta: { sort: true, hidden: true } },
  { accessorKey: 'contratante', header: 'Contratante', meta: { sort: true, hidden: true } },
  { accessorKey: 'gestor', header: 'Gestor', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'tipo_vinculo',
    header: 'Vínculo',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => (row.original.tipo_vinculo ? employmentLabels[row.original.tipo_vinculo] : '–'),
  },
  {
    accessorKey: 'data_admissao',
    header: 'Admissão',
    meta: { sort: true },
    cell: ({ row }) => formatDate(row.original.data_admissao),
  },
  {
    accessorKey: 'data_desligamento',
    header: 'Desligamento',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatDate(row.original.data_desligamento),
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => <StateBadge state={employeeStateLabels[row.original.situacao]} />,
  },
  { accessorKey: 'email_corp', header: 'E-mail corporativo', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'telefone_corp',
    header: 'Telefone corporativo',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatPhone(row.original.telefone_corp),
  },
]

const own: FiltersOf<'hrReports.general'> = [
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'choice',
    options: optionsOf(employeeStateLabels),
  },
  {
    key: 'tipo_vinculo',
    label: 'Vínculo',
    kind: 'choice',
    options: optionsOf(employmentLabels),
  },
  { key: 'data_admissao', label: 'Admissão', kind: 'period' },
]

/** Every employee with what is not sensitive; the file holds the chosen columns. */
export function GeneralPage() {
  const search = useTableSearch('hrReports.general')
  const figures = useStaffFigures('ativos', search)
  const choice = useColumnChoice('hrReports.general', columns)
  // Only the chosen columns are asked for: a CPF nobody looks at is not read, and its reading not recorded.
  const colunas = columns.map(columnId).filter((id) => choice.columnVisibility[id] !== false)
  const list = useList(trpc.hrReports.general.queryOptions({ ...search.input, colunas }), search)
  return (
    <ReportPage note={figures.note} total={shownTotal(list.data)}>
      <ReportTable
        label="Funcionários"
        list={list}
        search={search}
        figures={figures}
        columns={columns}
        choice={choice}
        filters={useReportFilters(...own)}
      />
    </ReportPage>
  )
}
