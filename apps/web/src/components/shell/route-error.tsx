import { useRouter } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { useMissingChunk } from '@/components/ui/missing-part.tsx'
import { loadAgain, missingWords } from '@/lib/chunk-reload.ts'
import { isMissingChunk } from '@/lib/missing-chunk.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { Page, PageHead, PageSheet } from './page.tsx'
import { LoadingState } from './loading-state.tsx'
import { EmptyState, ErrorState, MissingState } from './states.tsx'

/** A page about a record that is not there. */
export function MissingPage() {
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <MissingState />
      </PageSheet>
    </Page>
  )
}

/** A page whose own code could not be fetched: header and menu stay, and its address is loaded again. */
function MissingCode({ error }: { error: Error }) {
  const why = useMissingChunk(error)
  if (!why) return <LoadingState />
  const [title, text] = missingWords(why, error)
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <EmptyState
          title={title}
          text={text}
          action={
            <Button variant="outline" cooldown icon={RefreshCw} onClick={() => void loadAgain()}>
              Tentar de novo
            </Button>
          }
        />
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
  if (isMissingChunk(error)) return <MissingCode error={error} />
  if (readRequestError(error).status === 404) return <MissingPage />
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <ErrorState error={error} title={title} onRetry={onRetry ?? (() => void router.invalidate())} />
      </PageSheet>
    </Page>
  )
}
