import { createdColumn, statusColumn } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Listed = Outputs['onboarding']['list']['dados'][number]

/** A row of the list; tables know its status as `ativo`. */
export type OnboardingRow = Listed & { ativo: boolean }

const status: ListColumns<OnboardingRow, 'onboarding.list'>[number] = {
  ...statusColumn<OnboardingRow>(),
  meta: { card: 'sub', sort: 'status' },
  cell: ({ row: { original } }) =>
    original.aguarda_ativacao ? (
      <StateBadge state="Aguarda ativação" />
    ) : (
      <StatusDot active={original.ativo} />
    ),
}

export const onboardingColumns: ListColumns<OnboardingRow, 'onboarding.list'> = [
  { accessorKey: 'titulo', header: 'Título', meta: { card: 'main', sort: true } },
  status,
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'departamento', header: 'Departamento', meta: { card: 'extra', sort: true } },
  { accessorKey: 'cargo', header: 'Cargo', meta: { sort: true } },
  { accessorKey: 'trilhas', header: 'Trilhas', meta: { numeric: true, sort: true } },
  { accessorKey: 'alcancados', header: 'Funcionários', meta: { numeric: true, sort: true } },
  {
    accessorKey: 'prazo_dias',
    header: 'Prazo',
    meta: { hidden: true, sort: true },
    cell: ({ row }) => (row.original.prazo_dias === null ? 'Sem prazo' : `${row.original.prazo_dias} dias`),
  },
  createdColumn(),
]
