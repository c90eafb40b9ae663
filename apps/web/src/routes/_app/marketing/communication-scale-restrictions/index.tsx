import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/communication-scale-restrictions/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/communication-scale-restrictions/list', replace: true })
  },
})
