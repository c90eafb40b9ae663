import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/documents-categories/')({
  beforeLoad: () => {
    throw redirect({ to: '/documents-categories/list', replace: true })
  },
})
