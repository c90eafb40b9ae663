import { createFileRoute, redirect } from '@tanstack/react-router'
import { readingSearch } from '@/features/people/onboarding/reading-address.ts'
import { ReadingPage } from '@/features/people/onboarding/reading-page.tsx'

export const Route = createFileRoute('/_app/human-resources/onboarding/employee/content/')({
  staticData: {
    title: 'Onboarding',
    back: { to: '/human-resources/onboarding/employee', label: 'Meu onboarding' },
  },
  validateSearch: readingSearch,
  beforeLoad: ({ search }) => {
    if (!search.idOnboarding) throw redirect({ to: '/human-resources/onboarding/employee', replace: true })
  },
  component: function Reading() {
    return <ReadingPage {...Route.useSearch()} />
  },
})
