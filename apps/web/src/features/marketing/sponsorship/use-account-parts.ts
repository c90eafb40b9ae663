import { useQueryClient } from '@tanstack/react-query'
import { tellFailure } from '@/lib/query-client.ts'
import { trpc } from '@/lib/trpc.ts'

/** Runs a change of an account's photos or papers, and reads the account again; what went wrong is shown. */
export function useAccountParts() {
  const queryClient = useQueryClient()
  return async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      tellFailure(error)
    }
    await queryClient.invalidateQueries(trpc.sponsorshipAccounts.pathFilter())
  }
}
