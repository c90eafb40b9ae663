import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { LiveShell } from '@/features/notifications/live-shell.tsx'
import { sessionQuery } from '@/lib/session.ts'

/** Everything that needs a sign-in stands below this layout. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ href: `/home/login/enter?return=${encodeURIComponent(location.href)}` })
    const own = `/users/edit/${session.usuarioId}`
    if (!session.nome && location.pathname !== own) throw redirect({ href: own })
    return { session }
  },
  component: () => (
    <LiveShell>
      <Outlet />
    </LiveShell>
  ),
})
