import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/communication-replies/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/communication-replies/list', replace: true })
  },
})
