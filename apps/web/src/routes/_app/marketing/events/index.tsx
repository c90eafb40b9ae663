import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/events/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/events/list', replace: true })
  },
})
