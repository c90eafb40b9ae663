import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { onWrite } from './last-write.ts'
import { readRequestError, saysWhy, type RequestError } from './request-error.ts'
import { createSignal } from './signal.ts'
import { toast } from './toast.ts'
import { isRecord } from './use-record.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      quiet?: boolean
      /** The documented text of this failure, such as "Ocorreu algum erro ao excluir item!". */
      failed?: string
      /** Its screen shows the failure itself, the session's end included: a form. */
      showsFailure?: boolean
    }
  }
}

const signedOut = createSignal()

/** Called when the server answers 401: the session is gone. Returns the way to stop listening. */
export const onSignedOut = signedOut.listen

/** For a call outside the cache that was answered 401. */
export const reportSignedOut = signedOut.report

const handled = new WeakSet<Error>()

/** For a form that shows a failure itself: the toast of the failed mutation is left out. */
export function handleFailure(error: unknown): void {
  if (error instanceof Error) handled.add(error)
}

/** Says in a notice what went wrong with a call outside the mutations. */
export function reportFailure(error: unknown): void {
  const { message, requestId } = readRequestError(error)
  toast.error(message, requestId)
}

/** Why a call was refused, for below a text that only says what failed. */
function reasonOf({ message, status, fields, name }: RequestError, failed: string): string | undefined {
  if (status !== undefined && status >= 500 && !saysWhy(name)) return undefined
  const reason = Object.values(fields).join(' ') || message
  return reason === failed ? undefined : reason
}

function report(error: unknown, quiet: boolean, failed?: string): void {
  const problem = readRequestError(error)
  const { message, status, requestId } = problem
  if (status === 401) reportSignedOut()
  else if (!quiet) {
    // A form catches its failure in a microtask, so it has shown the failure before this runs.
    window.setTimeout(() => {
      if (error instanceof Error && handled.has(error)) return
      toast.error(failed ?? message, requestId, failed && reasonOf(problem, failed))
    }, 0)
  }
}

/** Only what may heal by itself is asked again: the network, 429 and 503. */
function retry(failures: number, error: unknown): boolean {
  const { status } = readRequestError(error)
  return failures < 2 && (status === undefined || status === 429 || status === 503)
}

/**
 * The one cache. Failed mutations are shown in a toast unless `meta.quiet` (forms show them themselves): by what the
 * server said, or by the documented text `meta.failed` with the reason below it;
 * a failed query is shown by its screen, and in a toast only when older rows hide the failure.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => report(error, query.state.data === undefined || query.meta?.quiet === true),
  }),
  mutationCache: new MutationCache({
    onMutate: (_variables, { meta }) => meta?.quiet || meta?.showsFailure || toast.endErrors(),
    onError: (error, _variables, _result, { meta }) =>
      meta?.showsFailure || report(error, meta?.quiet === true, meta?.failed),
  }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry, retryDelay: (count) => 400 * 2 ** count },
    // Refused at once without a network: what waited in silence would be saved long after somebody gave it up.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Answers of procedures, except what stays the same while its screen is open: a record in a form, a secret just made. */
const growsOld = (query: Query) =>
  Array.isArray(query.queryKey[0]) &&
  !isRecord(query) &&
  !('staleTime' in query.options && query.options.staleTime === Infinity)

/**
 * After a write of this page, everything read before is old: the next screen that shows it reads it again. What the write
 * changes on its own screen is read again at once (`changes` of `useSave`).
 */
onWrite(() => void queryClient.invalidateQueries({ predicate: growsOld, refetchType: 'none' }))
