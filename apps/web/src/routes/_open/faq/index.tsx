import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_open/faq/')({
  beforeLoad: () => {
    throw redirect({ href: '/faq/search/noparms', replace: true })
  },
})
