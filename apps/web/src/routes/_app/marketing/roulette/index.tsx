import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/roulette/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/roulette/list', replace: true })
  },
})
