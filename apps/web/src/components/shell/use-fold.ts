import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Fold } from './screens.ts'

/** The router's context holds what the features add as something to load: components know no feature. */
export type LoadFold = () => Promise<Fold>

const foldQuery = (screens: LoadFold) =>
  queryOptions({
    queryKey: ['screens'],
    queryFn: screens,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  })

/** What the features add to shared screens, once it has come. `wanted` is false where nobody shows it. */
export function useFold(wanted = true): Fold | undefined {
  const { screens } = useRouter().options.context
  return useQuery({ ...foldQuery(screens), enabled: wanted }).data
}

/** The same for what happens later. Rejects when it cannot be fetched. */
export function useLoadFold(): LoadFold {
  const { screens } = useRouter().options.context
  const queryClient = useQueryClient()
  return () => queryClient.ensureQueryData(foldQuery(screens))
}
