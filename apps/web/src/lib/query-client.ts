import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { readRequestError } from './request-error.ts'
import { toast } from './toast.ts'

const signedOutListeners = new Set<() => void>()

/** Called when the server answers 401: the session is gone. Returns the way to stop listening. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener)
  return () => signedOutListeners.delete(listener)
}

/** For a call outside the cache that was answered 401. */
export function tellSignedOut(): void {
  for (const listener of signedOutListeners) listener()
}

const handled = new WeakSet<Error>()

/** For a form that shows a failure itself: the toast of the failed mutation is left out. */
export function handleFailure(error: unknown): void {
  if (error instanceof Error) handled.add(error)
}

function report(error: unknown, quiet: boolean): void {
  const { message, status, requestId } = readRequestError(error)
  if (status === 401) tellSignedOut()
  else if (!quiet) {
    // A form catches its failure in a microtask, so it has spoken before this runs.
    window.setTimeout(() => {
      if (!(error instanceof Error && handled.has(error))) toast.error(message, requestId)
    }, 0)
  }
}

/** Only what may heal by itself is asked again: the network, 429 and 503. */
function retry(failures: number, error: unknown): boolean {
  const { status } = readRequestError(error)
  return failures < 2 && (status === undefined || status === 429 || status === 503)
}

/**
 * The one cache. Failed mutations are told in a toast unless `meta.quiet` (forms speak for themselves);
 * a failed query is shown by its screen, and in a toast only when older rows hide the failure.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => report(error, query.state.data === undefined || query.meta?.quiet === true),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => report(error, mutation.meta?.quiet === true),
  }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry, retryDelay: (count) => 400 * 2 ** count },
    mutations: { retry: false },
  },
})
