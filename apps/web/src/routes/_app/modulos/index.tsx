import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/modulos/')({
  beforeLoad: () => {
    throw redirect({ to: '/modulos/admin', replace: true })
  },
})
