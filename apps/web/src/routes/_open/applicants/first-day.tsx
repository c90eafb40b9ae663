import { createFileRoute } from '@tanstack/react-router'
import { OwnFirstDayPage } from '@/features/people/first-days/own-first-day-page.tsx'

/** Open to have its own way to sign in: what is here is each person's own. */
export const Route = createFileRoute('/_open/applicants/first-day')({
  staticData: {
    needs: 'open',
    title: 'Antes do primeiro dia',
    back: { to: '/applicants/info', label: 'Candidaturas' },
  },
  component: OwnFirstDayPage,
})
