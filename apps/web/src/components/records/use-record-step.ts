import { common } from '@intranet/contract/messages'
import type { QueryFilters } from '@tanstack/react-query'
import { useConfirm, type ConfirmRequest, type DialogResult } from '@/components/dialogs/dialog-context.ts'
import { useLoadedSave } from './use-loaded-save.ts'

interface Step {
  /** What is asked first. */
  ask: ConfirmRequest
  /** What is done with the answer. */
  run: (answer: DialogResult) => Promise<unknown>
  said?: string
}

/** A step of a record: asks, does it, says so, and reads again what `changed` names and what the page loaded. */
export function useRecordStep(...changed: QueryFilters[]) {
  const confirm = useConfirm()
  const { mutate, isPending } = useLoadedSave(
    {
      mutationFn: async ({ run, answer }: Omit<Step, 'ask'> & { answer: DialogResult }) => run(answer),
    },
    {
      saved: (_done, { said }) => said ?? common.statusUpdated,
      failed: common.statusFailed,
      changes: changed,
    },
  )
  const take = async ({ ask, run, said }: Step) => {
    const answer = await confirm(ask)
    if (answer) mutate({ run, said, answer })
  }
  return { take, isPending }
}

export const reason = (label: string, required = false): ConfirmRequest['input'] => ({
  kind: 'textarea',
  label,
  required,
})
