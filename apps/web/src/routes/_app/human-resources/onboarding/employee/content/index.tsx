import { createFileRoute, redirect } from '@tanstack/react-router'
import { readingSearch } from '@/features/people/onboarding/reading-address.ts'
import { ReadingPage } from '@/features/people/onboarding/reading-page.tsx'

export const Route = createFileRoute('/_app/human-resources/onboarding/employee/content/')({
  staticData: {
    needs: 'signedIn',
    title: 'Onboarding',
    step: true,
    back: '/human-resources/onboarding/employee',
  },
  validateSearch: readingSearch,
  beforeLoad: ({ search }) => {
    if (!search.idOnboarding) throw redirect({ to: '/human-resources/onboarding/employee', replace: true })
  },
  component: function Reading() {
    return <ReadingPage {...Route.useSearch()} />
  },
})
