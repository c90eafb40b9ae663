import { createFileRoute, redirect } from '@tanstack/react-router'

/** The sellers' door only shows the blocklist (reading 12): what is added is added at the other one. */
export const Route = createFileRoute('/_app/sales/external/basic-configurations/blocklist/register')({
  beforeLoad: () => {
    throw redirect({ to: '/sales/internal/basic-configurations/blocklist/register' })
  },
})
