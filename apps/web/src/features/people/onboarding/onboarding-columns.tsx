import { formatCount } from '@intranet/contract/formats'
import { onboarding } from '@intranet/contract/people/onboarding'
import { columnsOf } from '@/components/list/entity-columns.tsx'
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

const column = columnsOf(onboarding)

export const onboardingColumns: ListColumns<OnboardingRow, 'onboarding.list'> = [
  column('titulo', { card: 'main' }),
  status,
  column('empresa', {
    card: 'extra',
    cell: (row: OnboardingRow) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('departamento', { card: 'extra' }),
  column('cargo'),
  column('trilhas'),
  column('alcancados'),
  column('prazo_dias', {
    header: 'Prazo',
    hidden: true,
    numeric: false,
    cell: ({ prazo_dias }: OnboardingRow) =>
      prazo_dias === null ? 'Sem prazo' : formatCount(prazo_dias, 'dia', 'dias'),
  }),
  createdColumn(),
]
