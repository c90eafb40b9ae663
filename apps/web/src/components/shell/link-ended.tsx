import { readRequestError } from '@/lib/request-error.ts'
import { EmptyState, ErrorState } from './states.tsx'

/** A mailed link that is not good: the server says in words what to do. Anything else is a failed read. */
export function LinkEnded(failed: { error: unknown; onRetry?: () => void }) {
  const { message, status } = readRequestError(failed.error)
  return status === 404 || status === 410 ? <EmptyState title={message} /> : <ErrorState {...failed} />
}
