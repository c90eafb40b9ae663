import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/compliments-categories/')({
  beforeLoad: () => {
    throw redirect({ to: '/compliments-categories/list', replace: true })
  },
})
