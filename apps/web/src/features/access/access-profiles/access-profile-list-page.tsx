import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { CircleCheck, CircleOff, Pencil, Users } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddLink } from '@/components/list/add-link.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { addressOfList } from '@/components/table/list-address.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { accessProfileColumns, type AccessProfileRow } from './access-profile-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { removalAction } from '@/components/table/removal-action.ts'

function useProfileActions() {
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  const confirm = useConfirm()
  const changes = [trpc.accessProfiles.pathFilter()]
  const switching = useSave(trpc.accessProfiles.setActive.mutationOptions(), {
    saved: common.statusUpdated,
    changes,
  })
  const removal = useSave(trpc.accessProfiles.remove.mutationOptions(), {
    saved: common.itemRemoved,
    failed: common.removeFailed,
    changes,
  })
  const remove = async (row: AccessProfileRow) => {
    const confirmed = await confirm({ title: `Excluir o perfil ${row.nome}?`, irreversible: true })
    if (confirmed) removal.mutate({ id: row.id })
  }
  const setActive = async (row: AccessProfileRow) => {
    const question = {
      title: `Inativar o perfil ${row.nome}?`,
      consequences: [`${formatNumber(row.usuarios)} usuários deixam de ter os acessos deste perfil.`],
      confirmLabel: 'Inativar',
    }
    if (row.ativo && row.usuarios > 0 && !(await confirm(question))) return
    switching.mutate({ ids: [row.id], ativo: !row.ativo })
  }
  return (row: AccessProfileRow): RowAction[] => {
    const usersOf = addressOfList<'users.list'>('/settings/list', {
      filtro: { id_perfil: { _in: [row.id] } },
    })
    const open: RowAction[] = [
      {
        label: mayWrite && !row.sistema ? 'Editar' : 'Ver',
        icon: Pencil,
        to: `/settings/profile/edit/${row.id}`,
      },
      { label: 'Ver usuários', icon: Users, to: usersOf },
    ]
    if (!mayWrite) return open
    return [
      ...open,
      {
        label: row.ativo ? 'Inativar' : 'Ativar',
        icon: row.ativo ? CircleOff : CircleCheck,
        disabled: row.sistema,
        onSelect: () => void setActive(row),
      },
      { ...removalAction(() => remove(row)), disabled: row.sistema || row.usuarios > 0 },
    ]
  }
}

/** Named sets of roles. */
export function AccessProfileListPage() {
  const search = useTableSearch('accessProfiles.list')
  const list = useList(trpc.accessProfiles.list.queryOptions(search.input), search)
  const actions = useProfileActions()
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  return (
    <ListPage
      tools={mayWrite && <AddLink to="/access-profiles/register">Novo perfil</AddLink>}
      label="Perfis de acesso"
      placeholder="Buscar perfil"
      list={list}
      columns={accessProfileColumns}
      filters={[{ key: 'ativo', label: 'Status', kind: 'boolean' }]}
      actions={actions}
    />
  )
}
