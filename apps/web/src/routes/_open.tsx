import { createFileRoute, Outlet } from '@tanstack/react-router'
import { LiveShell } from '@/features/notifications/live-shell.tsx'
import { askForName } from '@/lib/ask-for-name.ts'
import { sessionQuery } from '@/lib/session.ts'

/** The documented open routes: no redirect to sign-in, the header of whoever looks. */
export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
    if (session) askForName(session, location.pathname)
  },
  component: () => (
    <LiveShell>
      <Outlet />
    </LiveShell>
  ),
})
