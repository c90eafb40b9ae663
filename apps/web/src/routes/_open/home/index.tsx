import { createFileRoute, redirect } from '@tanstack/react-router'

/** The public area begins with the vacancies. */
export const Route = createFileRoute('/_open/home/')({
  beforeLoad: () => {
    throw redirect({ href: '/home/vacancy', replace: true })
  },
})
