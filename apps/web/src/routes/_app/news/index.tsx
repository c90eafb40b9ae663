import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/news/')({
  beforeLoad: () => {
    throw redirect({ href: '/news/list', replace: true })
  },
})
