import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/shutdowns/')({
  beforeLoad: () => {
    throw redirect({ to: '/shutdowns/list', replace: true })
  },
})
