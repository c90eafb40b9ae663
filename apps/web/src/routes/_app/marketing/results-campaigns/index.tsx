import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/results-campaigns/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/results-campaigns/list', replace: true })
  },
})
