import { createFileRoute, redirect } from '@tanstack/react-router'
import { noScreen } from '@/lib/leads-to.ts'

export const Route = createFileRoute('/_app/details-campaign/$campaign/$channel/$provider')({
  staticData: noScreen,
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/sales/$door/details-campaign/$campaign/$channel/$provider',
      params: { ...params, door: 'internal' },
      replace: true,
    })
  },
})
