import { useRouter } from '@tanstack/react-router'
import { ErrorState } from './states.tsx'

/** A page whose data could not be read; trying again reads it anew, which resetting alone would not. */
export function RouteError({ error, title }: { error: unknown; title?: string }) {
  const router = useRouter()
  return <ErrorState error={error} title={title} onRetry={() => void router.invalidate()} />
}
