import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/channels/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/channels/list', replace: true })
  },
})
