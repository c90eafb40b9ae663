import { createFileRoute, redirect } from '@tanstack/react-router'
import { isCandidate } from '@intranet/contract/access'
import { TodayPage } from '@/features/home/today-page.tsx'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/')({
  staticData: { needs: 'signedIn', title: 'Hoje' },
  beforeLoad: ({ context: { session } }) => {
    // Agenda and notices are the staff's; a candidate has vacancies and their own data.
    if (isCandidate(session)) throw redirect({ to: '/home/vacancy', replace: true })
  },
  // Not waited for: the frame is drawn while the answer is on its way.
  loader: ({ context }) => void context.queryClient.prefetchQuery(trpc.home.today.queryOptions()),
  component: TodayPage,
})
