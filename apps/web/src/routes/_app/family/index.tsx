import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/family/')({
  beforeLoad: () => {
    throw redirect({ to: '/family/list', replace: true })
  },
})
