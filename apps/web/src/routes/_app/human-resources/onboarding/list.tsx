import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OnboardingListPage } from '@/features/people/onboarding/onboarding-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/onboarding/list')({
  staticData: {
    needs: { module: 'onboarding', ability: 'read' },
    title: 'Onboarding',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: OnboardingListPage,
})
