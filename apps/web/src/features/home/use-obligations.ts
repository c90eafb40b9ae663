import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '@/lib/trpc.ts'

/** What waits for the person: read again each time it is shown, and after whatever they do while it is shown. */
export function useObligations() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queryClient.invalidateQueries(trpc.obligations.pathFilter())
      }),
    [queryClient],
  )
  return useQuery({ ...trpc.obligations.list.queryOptions(), gcTime: 0 })
}
