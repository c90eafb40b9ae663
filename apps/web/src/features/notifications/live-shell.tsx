import type { BellKey } from '@intranet/contract/content/notification'
import { lazy, Suspense, type ReactNode } from 'react'
import { ConnectedShell } from '@/components/shell/connected-shell.tsx'
import { findRecords } from '@/features/search/find-records.ts'
import { useSession } from '@/lib/session.ts'
import { useLiveNotifications } from './use-live-notifications.ts'

const NoticePanel = lazy(() => import('./notice-panel.tsx'))

const panel = (lista: BellKey) => (
  <Suspense>
    <NoticePanel lista={lista} />
  </Suspense>
)

/** The shell with its bells and its search. Only employees have them (000:18). */
export function LiveShell({ children }: { children: ReactNode }) {
  const employee = useSession()?.employee ?? false
  const bells = useLiveNotifications(employee)
  return (
    <ConnectedShell
      notifications={{ ...bells.geral, list: panel('geral') }}
      incidents={{ ...bells.incidentes, list: panel('incidentes') }}
      findPeople={findRecords}
    >
      {children}
    </ConnectedShell>
  )
}
