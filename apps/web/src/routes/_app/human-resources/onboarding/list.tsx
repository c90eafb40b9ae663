import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
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
  loader: askRows('onboarding'),
  component: OnboardingListPage,
})
