import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/imports-leads/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/imports-leads/list', replace: true })
  },
})
