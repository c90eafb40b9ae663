import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/human-resources/employee/')({
  beforeLoad: () => {
    throw redirect({ to: '/human-resources/employee/list', replace: true })
  },
})
