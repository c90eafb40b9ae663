import { createFileRoute } from '@tanstack/react-router'
import { CongratulationsPage } from '@/features/people/onboarding/congratulations-page.tsx'
import { readingSearch } from '@/features/people/onboarding/reading-address.ts'

export const Route = createFileRoute('/_app/human-resources/onboarding/employee/content/congratulations')({
  staticData: {
    needs: 'signedIn',
    title: 'Parabéns',
    step: true,
    back: '/human-resources/onboarding/employee',
  },
  validateSearch: readingSearch,
  component: function Congratulations() {
    return <CongratulationsPage idOnboarding={Route.useSearch().idOnboarding} />
  },
})
