import { createFileRoute, redirect } from '@tanstack/react-router'
import { PermittedOutlet } from '@/components/shell/permitted-outlet.tsx'
import { Reopenable } from '@/components/shell/reopenable.tsx'
import { WaitingFrame } from '@/components/shell/waiting-frame.tsx'
import { LiveShell } from '@/features/notifications/live-shell.tsx'
import { askForName } from '@/lib/ask-for-name.ts'
import { noScreen } from '@/lib/leads-to.ts'
import { sessionQuery } from '@/lib/session.ts'

/** Everything that needs a sign-in is below this layout. */
export const Route = createFileRoute('/_app')({
  // Every page is in it: its own chunk would be a request more.
  codeSplitGroupings: [],
  staticData: noScreen,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ href: `/home/login/enter?return=${encodeURIComponent(location.href)}` })
    askForName(session, location.pathname)
    return { session }
  },
  // A page of this device does not say who is signed in: the frame is there while the server is asked.
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: WaitingFrame,
  component: () => (
    <LiveShell>
      <Reopenable kind="page">
        <PermittedOutlet />
      </Reopenable>
    </LiveShell>
  ),
})
