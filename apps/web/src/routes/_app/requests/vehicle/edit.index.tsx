import { createFileRoute, redirect } from '@tanstack/react-router'
import { noScreen } from '@/lib/leads-to.ts'

/** The documented address without an id: the request is in the query (`?id=5`). */
export const Route = createFileRoute('/_app/requests/vehicle/edit/')({
  staticData: noScreen,
  beforeLoad: ({ location }) => {
    const { id } = location.search as { id?: unknown }
    if (typeof id === 'number') throw redirect({ to: '/requests/vehicle/edit/$id', params: { id } })
    throw redirect({ to: '/requests/vehicle' })
  },
})
