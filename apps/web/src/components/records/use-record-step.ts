import { common } from '@intranet/contract/messages'
import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useConfirm, type ConfirmRequest, type DialogResult } from '@/components/dialogs/dialog-context.ts'
import { toast } from '@/lib/toast.ts'

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
  const queryClient = useQueryClient()
  const router = useRouter()
  const readAgain = async () => {
    await Promise.all(changed.map((filters) => queryClient.invalidateQueries(filters)))
    await router.invalidate()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ run, answer }: Step & { answer: DialogResult }) => run(answer),
    onSuccess: async (_done, { said }) => {
      toast.success(said ?? common.statusUpdated)
      await readAgain()
    },
    onError: () => void readAgain(),
    meta: { failed: common.statusFailed },
  })
  const take = async (step: Step) => {
    const answer = await confirm(step.ask)
    if (answer) mutate({ ...step, answer })
  }
  return { take, isPending }
}

export const reason = (label: string, required = false): ConfirmRequest['input'] => ({
  kind: 'textarea',
  label,
  required,
})
