import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/access-profiles/')({
  beforeLoad: () => {
    throw redirect({ to: '/access-profiles/list', replace: true })
  },
})
