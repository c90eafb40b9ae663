/** Quantities that were typed into a count's lines, until "Salvar" stores them. */
import { common } from '@intranet/contract/messages'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { useCallback, useState } from 'react'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { useSave } from '@/lib/use-save.ts'
import type { Line, TypedQuantity } from './count-edits.ts'
import { read } from './use-count-steps.ts'

const isRefused = (answer: PromiseSettledResult<unknown>) => answer.status === 'rejected'

export function useTypedQuantities() {
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedQuantity>>(new Map())
  useUnsavedChanges(typed.size > 0)
  const type = useCallback(
    ({ id, quantidade_informada: seen, updated_at }: Line, digits: string) =>
      setTyped((now) => {
        const next = new Map(now)
        if (digits === String(seen ?? '')) next.delete(id)
        else next.set(id, { digits, seen, updated_at })
        return next
      }),
    [],
  )
  /** What was typed while it was sent stays. */
  const forget = (sent: readonly (readonly [number, TypedQuantity])[]) =>
    setTyped(
      (now) => new Map([...now].filter(([id, one]) => !sent.some(([of, it]) => of === id && it === one))),
    )
  const { mutate, isPending } = useSave(
    {
      mutationFn: async ({ sent, shown }: { sent: [number, TypedQuantity][]; shown: readonly Line[] }) => {
        const answers = await Promise.allSettled(
          sent.map(([id, { digits, updated_at }]) =>
            api.inventory.update.mutate({
              id,
              updated_at: shown.find((line) => line.id === id)?.updated_at ?? updated_at,
              quantidade_informada: Number(digits),
            }),
          ),
        )
        const refused = answers.find(isRefused)
        if (!refused) return
        forget(sent.filter((_one, n) => !isRefused(answers[n]!)))
        throw refused.reason
      },
    },
    { saved: common.success, failed: common.failure, changes: read },
  )
  /** Each with the version that its screen shows. */
  const save = (shown: readonly Line[]) => {
    const sent = [...typed]
    if (sent.some(([, { digits }]) => digits === '')) return toast.error(text.emptiedQuantity)
    mutate({ sent, shown }, { onSuccess: () => forget(sent) })
  }
  return { typed, type, save, isPending }
}
