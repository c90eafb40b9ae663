import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/vendas/')({
  beforeLoad: () => {
    throw redirect({ to: '/vendas/inicio', replace: true })
  },
})
