import { isSuperadmin } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { people } from '@intranet/contract/messages/access'
import { useQuery } from '@tanstack/react-query'
import { LockKeyholeOpen } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { Alert } from '@/components/ui/alert.tsx'

/** Opens an account that wrong passwords closed. */
export function useUnlock() {
  return useSave(trpc.users.unlock.mutationOptions(), {
    saved: people.unlocked,
    changes: [trpc.users.signInLock.pathFilter()],
  })
}

const places = (count: number) => (count === 1 ? 'de um endereço' : `de ${count} endereços`)

/** Shows a superadmin that somebody cannot enter because of wrong passwords, with the way to let them in. */
export function SignInLockNotice({ id }: { id: number }) {
  const asks = isSuperadmin(useSession())
  const { data: lock } = useQuery(trpc.users.signInLock.queryOptions({ id }, { enabled: asks }))
  const unlock = useUnlock()
  if (!lock) return null
  return (
    <Alert variant="warning" className="mb-4 flex flex-wrap items-center justify-between gap-3" role="status">
      <p>
        {lock.conta
          ? `Entrada bloqueada até ${formatDateTime(lock.ate)}, por senhas erradas.`
          : `Entrada bloqueada a partir ${places(lock.enderecos)} até ${formatDateTime(lock.ate)}, por senhas erradas.`}
      </p>
      <Button
        variant="outline"
        icon={LockKeyholeOpen}
        busy={unlock.isPending}
        onClick={() => unlock.mutate({ id })}
      >
        Desbloquear
      </Button>
    </Alert>
  )
}
