import { can, isSuperadmin } from '@intranet/contract/access'
import { common } from '@intranet/contract/messages'
import { people } from '@intranet/contract/messages/access'
import {
  FileUser,
  KeyRound,
  LockKeyholeOpen,
  Mail,
  Pencil,
  ShieldCheck,
  UserRound,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { useUnlock } from './sign-in-lock-notice.tsx'

interface Person {
  id: number
  nome: string | null
  email: string
  ativo: boolean
  ultimo_acesso: string | null
}

/** What may be done with people of a list: by row, and with several at once. */
export function useUserActions() {
  const session = useSession()
  const confirm = useConfirm()
  const changes = [trpc.users.pathFilter()]
  const switching = useSave(trpc.users.setActive.mutationOptions(), {
    saved: common.statusUpdated,
    changes,
  })
  const reset = useSave(trpc.users.resetPassword.mutationOptions(), {
    saved: people.resetForced,
    changes,
  })
  const invite = useSave(trpc.users.resendInvite.mutationOptions(), {
    saved: people.inviteSent,
    changes,
  })
  const unlock = useUnlock()
  const keeps = can(session, 'users', 'manage')

  /** False when the person changed their mind. */
  async function setActive(ids: number[], ativo: boolean) {
    const question = {
      title: ids.length === 1 ? 'Desativar esta pessoa?' : `Desativar ${ids.length} pessoas?`,
      consequences: [
        'Sai da intranet imediatamente.',
        'Não consegue mais entrar.',
        'Seus registros continuam.',
      ],
      confirmLabel: 'Desativar',
    }
    if (!ativo && !(await confirm(question))) return false
    await switching.mutateAsync({ ids, ativo })
    return true
  }
  // The mutation shows what was refused.
  const switchOne = (id: number, ativo: boolean) => void setActive([id], ativo).catch(() => {})
  async function forceReset({ id, nome, email }: Person) {
    const confirmed = await confirm({
      title: 'Redefinir a senha?',
      text: `${nome ?? email} sai da intranet agora e escolhe uma nova senha para voltar.`,
      confirmLabel: 'Redefinir senha',
    })
    if (confirmed) reset.mutate({ id })
  }

  const actions = (person: Person): RowAction[] => {
    const open: RowAction[] = [{ label: 'Perfil', icon: UserRound, to: `/users/profile/${person.id}` }]
    if (can(session, 'banco_talentos', 'read'))
      open.push({
        label: 'Currículo',
        icon: FileUser,
        to: `/users/curriculum/${person.id}`,
      })
    if (can(session, 'configuracao', 'read'))
      open.push({ label: 'Permissões', icon: ShieldCheck, to: `/settings/permission/edit/${person.id}` })
    const isOwn = person.id === session?.usuarioId
    if (!keeps) return open
    return [
      ...open,
      { label: 'Editar', icon: Pencil, to: `/users/edit/${person.id}` },
      person.ultimo_acesso
        ? { label: 'Redefinir senha', icon: KeyRound, onSelect: () => void forceReset(person) }
        : { label: 'Reenviar convite', icon: Mail, onSelect: () => invite.mutate({ id: person.id }) },
      ...(isSuperadmin(session)
        ? [{ label: 'Desbloquear', icon: LockKeyholeOpen, onSelect: () => unlock.mutate({ id: person.id }) }]
        : []),
      person.ativo
        ? {
            label: 'Desativar',
            icon: UserRoundX,
            variant: 'destructive',
            separated: true,
            disabled: isOwn,
            onSelect: () => switchOne(person.id, false),
          }
        : {
            label: 'Ativar',
            icon: UserRoundCheck,
            variant: 'success',
            separated: true,
            onSelect: () => switchOne(person.id, true),
          },
    ]
  }
  return { actions, setActive, keeps }
}
