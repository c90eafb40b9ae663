import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/compliments/')({
  beforeLoad: () => {
    throw redirect({ to: '/compliments/list', replace: true })
  },
})
