import { createFileRoute, redirect } from '@tanstack/react-router'

/** The sellers' door only shows the blocklist; entries are added at the other door (docs/sales.md#one-registry). */
export const Route = createFileRoute('/_app/sales/external/basic-configurations/blocklist/register')({
  beforeLoad: () => {
    throw redirect({ to: '/sales/internal/basic-configurations/blocklist/register' })
  },
})
