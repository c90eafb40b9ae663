import { can } from '@intranet/contract/access'
import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import type { ProblemOrigin } from './new-problem-sheet.tsx'

/** Fetched when the first one is opened. */
export const NewProblemSheet = lazyDialog(async () => ({
  default: (await import('./new-problem-sheet.tsx')).NewProblemSheet,
}))

/** "Abrir problema" about a sale, an installation or a call, for the one who works there. */
export function ReportProblem({ origin }: { origin: ProblemOrigin }) {
  const [reports, setReports] = useState(false)
  if (!can(useSession(), 'backoffice', 'create')) return null
  return (
    <>
      <Button variant="outline" cooldown={false} onClick={() => setReports(true)}>
        Abrir problema
      </Button>
      {reports && (
        <Suspense>
          <NewProblemSheet origin={origin} onClose={() => setReports(false)} />
        </Suspense>
      )}
    </>
  )
}
