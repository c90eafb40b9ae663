import { can } from '@intranet/contract/access'
import { common } from '@intranet/contract/messages'
import { table as tableText } from '@intranet/contract/messages/tables'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { Handshake, KeyRound, Pencil } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { providerNamesCell } from '@/features/company/provider-cell.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { lastAccessColumn } from '../users/last-access-column.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { namedOptions } from '@/lib/options-of.ts'
import { removalAction } from '@/components/table/removal-action.ts'

type Row = inferOutput<typeof trpc.permissions.list>['dados'][number]

const columns: ListColumns<Row, 'permissions.list'> = [
  {
    id: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <AddressLink to={`/settings/permission/edit/${original.id}`}>
        {original.nome ?? original.email}
      </AddressLink>
    ),
  },
  { accessorKey: 'email', header: 'E-mail', meta: { sort: true, cut: true } },
  { accessorKey: 'perfil', header: 'Perfil', meta: { card: 'sub', cut: 'card' } },
  {
    accessorKey: 'provedores',
    header: 'Provedores',
    meta: { card: 'extra' },
    cell: providerNamesCell,
  },
  lastAccessColumn<Row>(),
  {
    accessorKey: 'ativo',
    header: 'Status',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StatusDot active={row.original.ativo} />,
  },
]

/** Excluir removes the access that was given; the person stays (docs/access.md#superadmin-rows). */
function useRowActions() {
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  const confirm = useConfirm()
  const removal = useSave(trpc.permissions.remove.mutationOptions(), {
    saved: common.itemRemoved,
    failed: common.removeFailed,
    changes: [trpc.permissions.pathFilter()],
  })
  const remove = async (row: Row) => {
    const confirmed = await confirm({
      title: `Excluir os acessos de ${row.nome ?? row.email}?`,
      consequences: [
        'Perde perfis, papéis, provedores e acesso de parceiro imediatamente.',
        'A pessoa continua cadastrada e pode entrar sem acesso aos módulos.',
      ],
      irreversible: true,
      confirmLabel: tableText.remove,
    })
    if (confirmed) removal.mutate({ id: row.id })
  }
  return (row: Row): RowAction[] => [
    { label: 'Permissões', icon: KeyRound, to: `/settings/permission/edit/${row.id}` as const },
    ...(row.tipo === 'Funcionário'
      ? []
      : [
          {
            label: 'Parceiro',
            icon: Handshake,
            to: `/settings/permission/partner/profile/${row.id}` as const,
          },
        ]),
    ...(mayWrite ? [{ label: 'Editar perfil', icon: Pencil, to: `/users/edit/${row.id}` as const }] : []),
    ...(mayWrite ? [{ ...removalAction(() => remove(row)), disabled: row.superadmin }] : []),
  ]
}

/** People × profiles: everybody who was given some access. */
export function PermissionListPage() {
  const search = useTableSearch('permissions.list')
  const list = useList(trpc.permissions.list.queryOptions(search.input), search)
  const profiles = useQuery(trpc.accessProfiles.options.queryOptions()).data ?? []
  const actions = useRowActions()
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  const options = namedOptions(profiles)
  return (
    <ListPage
      tools={mayWrite && <AddLink to="/settings/register">Convidar usuário</AddLink>}
      label="Acessos"
      placeholder="Buscar por nome ou e-mail"
      list={list}
      columns={columns}
      filters={[
        { key: 'id_perfil', label: 'Perfil', kind: 'choice', options },
        { key: 'ativo', label: 'Status', kind: 'boolean' },
      ]}
      actions={actions}
    />
  )
}
