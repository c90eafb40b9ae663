import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/faq-categories/')({
  beforeLoad: () => {
    throw redirect({ href: '/faq-categories/list', replace: true })
  },
})
