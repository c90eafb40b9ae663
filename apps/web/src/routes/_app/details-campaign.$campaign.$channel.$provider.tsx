import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/details-campaign/$campaign/$channel/$provider')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/sales/$door/details-campaign/$campaign/$channel/$provider',
      params: { ...params, door: 'internal' },
      replace: true,
    })
  },
})
