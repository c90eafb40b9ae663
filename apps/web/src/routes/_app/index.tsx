import { createFileRoute } from '@tanstack/react-router'
import { TodayPage } from '@/features/home/today-page.tsx'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/')({
  staticData: { title: 'Hoje' },
  loader: ({ context }) => context.queryClient.prefetchQuery(trpc.home.today.queryOptions()),
  component: TodayPage,
})
