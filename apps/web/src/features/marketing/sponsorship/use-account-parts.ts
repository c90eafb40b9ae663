import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** Runs a change of an account's photos or papers, and reads the account again; what went wrong is shown. */
export function useAccountParts() {
  const { mutateAsync } = useSave(
    { mutationFn: (work: () => Promise<unknown>) => work() },
    { changes: [trpc.sponsorshipAccounts.pathFilter()] },
  )
  return (work: () => Promise<unknown>) => mutateAsync(work).catch(() => {})
}
