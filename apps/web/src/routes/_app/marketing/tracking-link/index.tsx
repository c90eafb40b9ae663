import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/tracking-link/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/tracking-link/list', replace: true })
  },
})
