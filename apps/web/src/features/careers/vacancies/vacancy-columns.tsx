import { vacancyStateLabels, type VacancyState } from '@intranet/contract/careers/career-options'
import { formatDate } from '@intranet/contract/formats'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type VacancyRow = Outputs['vacancies']['list']['dados'][number]

export const VacancyStateMark = ({ state }: { state: VacancyState }) => (
  <StateBadge state={vacancyStateLabels[state]} />
)

export const vacancyColumns: ListColumns<VacancyRow, 'vacancies.list'> = [
  { accessorKey: 'titulo_vaga', header: 'Título', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <VacancyStateMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'empresa',
    header: 'Empresa',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'vagas',
    header: 'Vagas',
    meta: { sort: true, numeric: true, exported: ['vagas', 'contratados'] },
    cell: ({ row }) => `${row.original.contratados}/${row.original.vagas}`,
  },
  { accessorKey: 'inscritos', header: 'Inscritos', meta: { sort: true, numeric: true } },
  { accessorKey: 'gestor_vaga', header: 'Gestor', meta: { sort: true } },
  {
    accessorKey: 'data_inicio',
    header: 'Início',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatDate(row.original.data_inicio),
  },
  {
    accessorKey: 'data_fim',
    header: 'Fim',
    meta: { sort: true },
    cell: ({ row }) => (row.original.data_fim ? formatDate(row.original.data_fim) : '–'),
  },
]
