import type { DeskQueue } from '@intranet/contract/desk/backoffice-options'
import { can } from '@intranet/contract/access'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'

interface TakeNextProps {
  queue: DeskQueue
  onTaken: (id: number) => void
}

/** "Pegar próximo": the item that is due first becomes the person's own and opens. */
export function TakeNext({ queue, onTaken }: TakeNextProps) {
  const queryClient = useQueryClient()
  const works = can(useSession(), 'backoffice', 'create')
  const { mutate, isPending } = useMutation(
    trpc.backoffice.takeNext.mutationOptions({
      async onSuccess({ id }) {
        if (id === null) return void toast.success(text.queueEmpty)
        toast.success(text.taken)
        onTaken(id)
        await queryClient.invalidateQueries()
      },
    }),
  )
  if (!works) return null
  return (
    <Button variant="outline" icon={Hand} busy={isPending} onClick={() => mutate({ fila: queue })}>
      Pegar próximo
    </Button>
  )
}

/** "Devolver à fila", as an entry of a menu. */
export function useRelease(queue: DeskQueue) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation(
    trpc.backoffice.release.mutationOptions({
      async onSuccess() {
        toast.success(text.released)
        await queryClient.invalidateQueries()
      },
    }),
  )
  return (id: number) => mutate({ fila: queue, id })
}
