import { Suspense, useState, type ReactNode } from 'react'
import { ConnectedShell } from '@/components/shell/connected-shell.tsx'
import type { FindRecords } from '@/components/shell/quick-search.tsx'
import { lazyBackground } from '@/components/ui/lazy-part.tsx'
import { useFirstViewDrawn } from '@/lib/first-view.ts'
import { loadPart } from '@/lib/missing-chunk.ts'
import { useSession } from '@/lib/session.ts'
import type { Bells } from './live-bells.tsx'

// Visitors and candidates have no bells (docs/screens.md#bells): they do not download them.
const LiveBells = lazyBackground(() => import('./live-bells.tsx'))

const AccessWatch = lazyBackground(() => import('./access-watch.tsx'))

// Asked of those who change access or take data out.
const IdentityQuestion = lazyBackground(() => import('@/features/access/factors/identity-question.tsx'))

// Only employees are asked to read; drawn when something waits.
const RequiredReading = lazyBackground(() => import('@/features/content/news/required-reading.tsx'))

// Registers the service worker, and asks about new versions.
const InstalledApp = lazyBackground(() => import('@/features/installed-app/installed-app.tsx'))

// Sends what was typed without a network.
const UnsentWatch = lazyBackground(() => import('@/features/unsent/unsent-watch.tsx'))

// Wanted only once somebody types.
const findRecords: FindRecords = async (text, found) =>
  (await loadPart(() => import('@/features/search/find-records.ts')))?.findRecords(text, found) ?? []

/** The shell with its bells and the records of its search box. */
export function LiveShell({ children }: { children: ReactNode }) {
  const session = useSession()
  const employee = session?.employee ?? false
  const drawn = useFirstViewDrawn()
  const [bells, setBells] = useState<Bells>()
  return (
    <ConnectedShell
      notifications={employee ? bells?.geral : undefined}
      incidents={employee ? bells?.incidentes : undefined}
      findRecords={findRecords}
    >
      {children}
      {drawn && employee && (
        <Suspense>
          <LiveBells onChange={setBells} />
          <RequiredReading />
        </Suspense>
      )}
      {drawn && session && (
        <Suspense>
          <IdentityQuestion />
          <InstalledApp />
          <UnsentWatch />
        </Suspense>
      )}
      {drawn && session && !employee && (
        <Suspense>
          <AccessWatch />
        </Suspense>
      )}
    </ConnectedShell>
  )
}
