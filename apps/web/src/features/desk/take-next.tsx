import type { DeskQueue } from '@intranet/contract/desk/backoffice-options'
import { can } from '@intranet/contract/access'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { Hand } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { useSession, type Session } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** Queues, sheets and figures of the whole desk. */
const everything = [{}]

interface TakeNextProps {
  queue: DeskQueue
  onTaken: (id: number) => void
}

/** "Pegar próximo": the item that is due first becomes the person's own and opens. */
export function TakeNext({ queue, onTaken }: TakeNextProps) {
  const works = can(useSession(), 'backoffice', 'create')
  const { mutate, isPending } = useSave(
    trpc.backoffice.takeNext.mutationOptions({ onSuccess: ({ id }) => id !== null && onTaken(id) }),
    { saved: ({ id }) => (id === null ? text.queueEmpty : text.taken), changes: everything },
  )
  if (!works) return null
  return (
    <Button icon={Hand} busy={isPending} onClick={() => mutate({ fila: queue })}>
      Pegar próximo
    </Button>
  )
}

/** "Devolver à fila", as an entry of a menu. */
export function useRelease(queue: DeskQueue) {
  const { mutate } = useSave(trpc.backoffice.release.mutationOptions(), {
    saved: text.released,
    changes: everything,
  })
  return (id: number) => mutate({ fila: queue, id })
}

/** Who may work on an item of the desk: the person who has it, and managers. */
export const worksOn = (session: Session | null, person: number | null) =>
  can(session, 'backoffice', 'create') &&
  (person === session?.usuarioId || can(session, 'backoffice', 'manage'))

interface GiveBackProps {
  queue: DeskQueue
  id: number
  person: number | null
  /** Whether something is left to do about it. */
  open: boolean
}

/** "Devolver à fila", to who may: of one's own items, or of anybody's as a manager. */
export function GiveBack({ queue, id, person, open }: GiveBackProps) {
  const session = useSession()
  const release = useRelease(queue)
  if (!open || person === null || !worksOn(session, person)) return null
  return (
    <Button variant="outline" onClick={() => release(id)}>
      Devolver à fila
    </Button>
  )
}
