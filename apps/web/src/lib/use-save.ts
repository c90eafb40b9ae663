import {
  useMutation,
  useQueryClient,
  type DefaultError,
  type QueryFilters,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { readRequestError } from './request-error.ts'
import { toast } from './toast.ts'
import { isRecord } from './use-record.ts'

export interface SaveOptions<Output, Input> {
  /** The notice once it is saved; none where it is empty. */
  saved?: string | ((output: Output, input: Input) => string | undefined)
  /** The documented text of its failure, above the server's reason. */
  failed?: string
  /** What it changes, which is read again before it ends: `[trpc.webhooks.pathFilter()]`. */
  changes?: readonly QueryFilters[]
  /** Its screen shows the failure itself, the session's end included. */
  showsFailure?: boolean
}

const marks = new WeakMap<object, string>()
let marked = 0
function markOf(part: object): string {
  const mark = marks.get(part) ?? `#${++marked}`
  marks.set(part, mark)
  return mark
}

/** Equal for equal inputs; a function or a file is only equal to itself. */
const inputKey = (input: unknown) =>
  JSON.stringify([input], (_name, part: unknown) =>
    typeof part === 'function' || part instanceof Blob ? markOf(part) : part,
  )

/** What a refusal reads again: somebody may have been first. Never under the hands of the person at a form. */
const besideForms = (filters: QueryFilters): QueryFilters => ({
  ...filters,
  predicate: (query) => !isRecord(query) && (filters.predicate?.(query) ?? true),
})

/**
 * A write: `useSave(trpc.faq.suggest.mutationOptions(), { saved: text.suggested })`. It is react-query's mutation, which
 * says how it ended, reads again what it changed, and sends equal input once while that is under way. A failure is
 * shown once, by the cache (`query-client.ts`); warnings of the answer (`avisos`) by the client (`keep-warnings-link.ts`).
 * What the screen does next is `mutate(input, { onSuccess })`: it is left out where the screen is gone.
 */
export function useSave<Output, Failure = DefaultError, Input = void, Before = unknown>(
  write: UseMutationOptions<Output, Failure, Input, Before>,
  { saved, failed, changes = [], showsFailure }: SaveOptions<Output, Input> = {},
) {
  const queryClient = useQueryClient()
  const sending = useRef(new Map<string, Promise<Output>>())
  const readAgain = (filters: readonly QueryFilters[]) =>
    Promise.all(filters.map((one) => queryClient.invalidateQueries(one)))
  const mutation = useMutation({
    ...write,
    // What was sent may be a password: the cache forgets it soon.
    gcTime: 1000,
    meta: { failed, showsFailure, ...write.meta },
    async onSuccess(output, input, before, context) {
      await write.onSuccess?.(output, input, before, context)
      const text = typeof saved === 'function' ? saved(output, input) : saved
      if (text) toast.success(text)
      await readAgain(changes)
    },
    async onError(error, input, before, context) {
      await write.onError?.(error, input, before, context)
      if (readRequestError(error).status !== 401) void readAgain(changes.map(besideForms))
    },
  })
  const { mutateAsync: send } = mutation
  const mutateAsync = useCallback(
    (...call: Parameters<typeof send>) => {
      const key = inputKey(call[0])
      const first = sending.current.get(key)
      if (first) return first
      const sent = send(...call).finally(() => sending.current.delete(key))
      sending.current.set(key, sent)
      return sent
    },
    [send],
  )
  const mutate = useCallback(
    (...call: Parameters<typeof send>) => void mutateAsync(...call).catch(() => {}),
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync }
}
