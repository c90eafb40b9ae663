import { createFileRoute, Outlet } from '@tanstack/react-router'
import { LiveShell } from '@/features/notifications/live-shell.tsx'
import { sessionQuery } from '@/lib/session.ts'

/** The documented open routes: no redirect to sign-in, the header of whoever looks. */
export const Route = createFileRoute('/_open')({
  beforeLoad: async ({ context }) => {
    await context.queryClient.ensureQueryData(sessionQuery).catch(() => null)
  },
  component: () => (
    <LiveShell>
      <Outlet />
    </LiveShell>
  ),
})
