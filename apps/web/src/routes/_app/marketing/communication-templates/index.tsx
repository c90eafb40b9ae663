import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/communication-templates/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/communication-templates/list', replace: true })
  },
})
