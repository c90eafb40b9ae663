import { formatDate, formatPhone } from '@intranet/contract/formats'
import { employeeStateLabels, employmentLabels } from '@intranet/contract/employee-options'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { employeeStateText } from '@/features/access/users/employee-state.ts'
import type { Outputs } from '@/lib/trpc.ts'

export type EmployeeRow = Outputs['employees']['list']['dados'][number]

export const employeeColumns: ListColumns<EmployeeRow, 'employees.list'> = [
  {
    id: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original: person } }) => (
      <span className="flex items-center gap-2">
        <Avatar name={person.nome} image={person.id_foto && `/files/${person.id_foto}`} size="sm" />
        <AddressLink to={`/human-resources/employee/profile/${person.id}`} preload={false}>
          {person.nome ?? person.email}
        </AddressLink>
      </span>
    ),
  },
  { accessorKey: 'matricula', header: 'Matrícula', meta: { sort: true } },
  { accessorKey: 'cargo', header: 'Cargo', meta: { sort: true, card: 'sub' } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true } },
  { accessorKey: 'setor', header: 'Setor', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'contratante', header: 'Contratante', meta: { sort: true, hidden: true } },
  { accessorKey: 'gestor', header: 'Gestor', meta: { sort: true, hidden: true } },
  { accessorKey: 'cpf', header: 'CPF', meta: { hidden: true } },
  {
    accessorKey: 'tipo_vinculo',
    header: 'Vínculo',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => row.original.tipo_vinculo && employmentLabels[row.original.tipo_vinculo],
  },
  { accessorKey: 'email_corp', header: 'E-mail corporativo', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'telefone_corp',
    header: 'Telefone corporativo',
    meta: { hidden: true },
    cell: ({ row }) => formatPhone(row.original.telefone_corp),
  },
  {
    accessorKey: 'data_admissao',
    header: 'Admissão',
    meta: { sort: true },
    cell: ({ row }) => formatDate(row.original.data_admissao),
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => (
      <StateBadge state={employeeStateLabels[original.situacao]}>{employeeStateText(original)}</StateBadge>
    ),
  },
  {
    accessorKey: 'ativo',
    header: 'Acesso',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
]
