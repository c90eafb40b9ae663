import { useMatches, useRouter } from '@tanstack/react-router'
import { readRequestError } from '@/lib/request-error.ts'
import { Page, PageHead, PageSheet } from './page.tsx'
import { ErrorState, MissingRecord } from './states.tsx'

const useTitle = () =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'Intranet' }).toLocaleUpperCase(
    'pt-BR',
  )

/** A page about a record that is not there. */
export function MissingPage() {
  return (
    <Page>
      <PageHead title={useTitle()} />
      <PageSheet>
        <MissingRecord />
      </PageSheet>
    </Page>
  )
}

/** A page whose data could not be read, under its own name; trying again reads it again, which resetting alone would not. */
export function RouteError({
  error,
  title,
  onRetry,
}: {
  error: unknown
  title?: string
  /** Reads again what the page asked for itself; what its route loads when absent. */
  onRetry?: () => void
}) {
  const router = useRouter()
  const name = useTitle()
  if (readRequestError(error).status === 404) return <MissingPage />
  return (
    <Page>
      <PageHead title={name} />
      <PageSheet>
        <ErrorState error={error} title={title} onRetry={onRetry ?? (() => void router.invalidate())} />
      </PageSheet>
    </Page>
  )
}
