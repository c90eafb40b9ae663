import { createFileRoute } from '@tanstack/react-router'
import { CongratulationsPage } from '@/features/people/onboarding/congratulations-page.tsx'
import { readingSearch } from '@/features/people/onboarding/reading-address.ts'

export const Route = createFileRoute('/_app/human-resources/onboarding/employee/content/congratulations')({
  staticData: {
    title: 'Parabéns',
    back: { to: '/human-resources/onboarding/employee', label: 'Meu onboarding' },
  },
  validateSearch: readingSearch,
  component: function Congratulations() {
    return <CongratulationsPage idOnboarding={Route.useSearch().idOnboarding} />
  },
})
