/** Asks the ERP again for the order of an item. */
import { supplies as text } from '@intranet/contract/messages/supplies'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Movement } from './stage-columns.tsx'

/** "Conferir de novo" of a row. */
export function useOrderCheck() {
  const queryClient = useQueryClient()
  const check = useMutation(
    trpc.supplies.checkOrder.mutationOptions({
      async onSuccess({ alternativo_por }) {
        if (alternativo_por === null) toast.success(text.orderFound)
        else toast.error(`${alternativo_por}.`)
        await queryClient.invalidateQueries(trpc.supplies.pathFilter())
      },
    }),
  )
  return ({ id, updated_at }: Movement) => check.mutate({ id, updated_at })
}
