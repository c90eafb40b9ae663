import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Entity } from './entity.ts'
import { keys, type Listed } from './entity-calls.ts'

/** Reads again what shows an entity's records, after one was changed. */
export function useReadAgain<R extends Listed>({ router, shownBy }: Pick<Entity<R>, 'router' | 'shownBy'>) {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    const routers: Listed[] = [router, ...(shownBy ?? [])]
    await Promise.all(routers.map((one) => queryClient.invalidateQueries(keys[one].pathFilter())))
  }, [queryClient, router, shownBy])
}
