import { createFileRoute } from '@tanstack/react-router'
import { PermittedOutlet } from '@/components/shell/permitted-outlet.tsx'
import { LiveShell } from '@/features/notifications/live-shell.tsx'
import { askForName } from '@/lib/ask-for-name.ts'
import { noScreen } from '@/lib/leads-to.ts'
import { sessionQuery } from '@/lib/session.ts'

/** The documented open routes: no redirect to sign-in, the header of the one who looks. */
export const Route = createFileRoute('/_open')({
  // Every page is in it: its own chunk would be a request more.
  codeSplitGroupings: [],
  staticData: noScreen,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
    if (session) askForName(session, location.pathname)
  },
  component: () => (
    <LiveShell>
      <PermittedOutlet />
    </LiveShell>
  ),
})
