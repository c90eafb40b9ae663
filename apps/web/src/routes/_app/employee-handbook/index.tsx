import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/employee-handbook/')({
  beforeLoad: () => {
    throw redirect({ href: '/employee-handbook/view', replace: true })
  },
})
