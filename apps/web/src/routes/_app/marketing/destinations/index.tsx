import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/destinations/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/destinations/list', replace: true })
  },
})
