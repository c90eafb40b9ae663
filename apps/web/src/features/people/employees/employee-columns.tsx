import { formatDate, formatPhone } from '@intranet/contract/formats'
import { employeeStateLabels } from '@intranet/contract/employee-options'
import { employee } from '@intranet/contract/people/employees'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Avatar } from '@/components/ui/avatar.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { employeeStateText } from '@/features/access/users/employee-state.ts'
import type { Outputs } from '@/lib/trpc.ts'

export type EmployeeRow = Outputs['employees']['list']['dados'][number]

const column = columnsOf(employee)

export const employeeColumns: ListColumns<EmployeeRow, 'employees.list'> = [
  column('nome', {
    card: 'main',
    cell: (row: EmployeeRow) => (
      <span className="flex items-center gap-2">
        <Avatar name={row.nome} image={row.id_foto && `/files/${row.id_foto}`} size="sm" />
        <AddressLink to={`/human-resources/employee/profile/${row.id}`} preload={false}>
          {row.nome ?? row.email}
        </AddressLink>
      </span>
    ),
  }),
  column('matricula'),
  column('cargo', { card: 'sub', cut: 'card' }),
  column('departamento'),
  column('setor', { hidden: true }),
  column('empresa', {
    cell: (row: EmployeeRow) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('contratante', { hidden: true }),
  column('gestor', { hidden: true }),
  column('cpf', { hidden: true }),
  column('tipo_vinculo', { hidden: true }),
  column('email_corp', { hidden: true }),
  column('telefone_corp', {
    hidden: true,
    sort: false,
    cell: (row: EmployeeRow) => formatPhone(row.telefone_corp),
  }),
  column('data_admissao', { cell: (row: EmployeeRow) => formatDate(row.data_admissao) }),
  column('situacao', {
    card: 'extra',
    cell: (row: EmployeeRow) => (
      <StateBadge state={employeeStateLabels[row.situacao]}>{employeeStateText(row)}</StateBadge>
    ),
  }),
  column('ativo', { hidden: true, card: undefined }),
]
