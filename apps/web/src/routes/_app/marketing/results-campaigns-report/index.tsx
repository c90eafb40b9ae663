import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/marketing/results-campaigns-report/')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/results-campaigns-report/report', replace: true })
  },
})
