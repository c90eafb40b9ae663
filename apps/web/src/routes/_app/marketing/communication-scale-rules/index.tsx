import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/communication-scale-rules/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/communication-scale/list', replace: true })
  },
})
