/** Asks the ERP again for the order of an item. */
import { supplies as text } from '@intranet/contract/messages/supplies'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import type { Movement } from './stage-columns.tsx'

/** "Conferir de novo" of a row. */
export function useOrderCheck() {
  const check = useSave(
    trpc.supplies.checkOrder.mutationOptions({
      onSuccess: ({ alternativo_por }) => alternativo_por !== null && toast.error(`${alternativo_por}.`),
    }),
    {
      saved: ({ alternativo_por }) => (alternativo_por === null ? text.orderFound : undefined),
      changes: [trpc.supplies.pathFilter()],
    },
  )
  return ({ id, updated_at }: Movement) => check.mutate({ id, updated_at })
}
