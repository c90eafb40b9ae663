import { createFileRoute, redirect } from '@tanstack/react-router'

/** The documented route has a parameter; what it does not know is the way in. */
export const Route = createFileRoute('/_open/home/login/$setLogin')({
  beforeLoad: () => {
    throw redirect({ to: '/home/login/enter', replace: true })
  },
})
