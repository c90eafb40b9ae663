import { formatCount, formatDate, yesNo } from '@intranet/contract/formats'
import { dependantText, kinshipLabels } from '@intranet/contract/people/family-options'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { useReportFilters } from './report-filters.ts'
import { useStaffFigures } from './report-figures.tsx'
import { ReportPage } from './report-page.tsx'
import { ReportTable } from './report-table.tsx'
import { shownTotal } from '@/components/list/shown-total.ts'

type Row = Outputs['hrReports']['families']['dados'][number]

const columns: ListColumns<Row, 'hrReports.families'> = [
  {
    accessorKey: 'funcionario',
    header: 'Funcionário',
    meta: { sort: true },
    cell: ({ row: { original } }) => (
      <AddressLink to={`/human-resources/employee/profile/${original.id_funcionario}`} preload={false}>
        {original.funcionario ?? '–'}
      </AddressLink>
    ),
  },
  { accessorKey: 'familiar', header: 'Familiar', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'parentesco',
    header: 'Parentesco',
    meta: { sort: true, card: 'sub' },
    cell: ({ row: { original } }) => (
      <OnCard table={kinshipLabels[original.parentesco]}>
        {kinshipLabels[original.parentesco]} de {original.funcionario ?? 'pessoa removida'}
      </OnCard>
    ),
  },
  {
    accessorKey: 'data_nascimento',
    header: 'Nascimento',
    meta: { sort: true },
    cell: ({ row }) => formatDate(row.original.data_nascimento),
  },
  {
    accessorKey: 'idade',
    header: 'Idade',
    meta: { sort: true, numeric: true, card: 'below', labelled: false },
    cell: ({ row }) => {
      const { idade } = row.original
      return idade !== null && <OnCard table={idade}>{formatCount(idade, 'ano', 'anos')}</OnCard>
    },
  },
  {
    id: 'dependente',
    header: 'Dependente',
    meta: { sort: true, card: 'below' },
    cell: ({ row: { original } }) => (
      <OnCard table={dependantText(original)}>
        {original.dependente_ir || original.dependente_plano
          ? `Dependente: ${dependantText(original)}`
          : 'Não é dependente'}
      </OnCard>
    ),
  },
  {
    accessorKey: 'trabalha_no_grupo',
    header: 'Trabalha no grupo',
    meta: { sort: true },
    cell: ({ row }) => yesNo(row.original.trabalha_no_grupo),
  },
]

const own: FiltersOf<'hrReports.families'> = [
  {
    key: 'parentesco',
    label: 'Parentesco',
    kind: 'choice',
    options: optionsOf(kinshipLabels),
  },
  { key: 'dependente', label: 'Dependente', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'trabalha_no_grupo', label: 'Trabalha no grupo', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'data_nascimento', label: 'Nascimento', kind: 'period' },
]

/** Relatives of the employees; for HR's managers, and every reading is recorded. */
export function FamilyPage() {
  const search = useTableSearch('hrReports.families')
  const figures = useStaffFigures('familiares', search)
  const list = useList(trpc.hrReports.families.queryOptions(search.input), search)
  return (
    <ReportPage total={shownTotal(list.data)}>
      <ReportTable
        label="Familiares"
        list={list}
        search={search}
        figures={figures}
        columns={columns}
        choice={useColumnChoice('hrReports.families', columns)}
        filters={useReportFilters(...own)}
      />
    </ReportPage>
  )
}
