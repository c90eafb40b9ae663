import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/campaigns/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/campaigns/list', replace: true })
  },
})
