import type { DefaultError, UseMutationOptions } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type SaveOptions, useSave } from '@/lib/use-save.ts'

/** A write to a record that a page has from its route: the route is read again, after a refusal too. */
export function useLoadedSave<Output, Failure = DefaultError, Input = void, Before = unknown>(
  write: UseMutationOptions<Output, Failure, Input, Before>,
  options?: SaveOptions<Output, Input>,
) {
  const router = useRouter()
  return useSave<Output, Failure, Input, Before>({ ...write, onSettled: () => router.invalidate() }, options)
}
