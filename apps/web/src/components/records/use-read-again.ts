import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Entity } from './entity.ts'
import { keys, type Listed } from './entity-calls.ts'

type Shown<R extends Listed> = Pick<Entity<R>, 'router' | 'shownBy'>

/** The queries whose answers show an entity's records. */
export const changesOf = <R extends Listed>({ router, shownBy = [] }: Shown<R>) =>
  [router, ...shownBy].map((one: Listed) => keys[one].pathFilter())

/** Reads again what shows an entity's records, after one was changed. */
export function useReadAgain<R extends Listed>({ router, shownBy }: Shown<R>) {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all(changesOf({ router, shownBy }).map((one) => queryClient.invalidateQueries(one)))
  }, [queryClient, router, shownBy])
}
