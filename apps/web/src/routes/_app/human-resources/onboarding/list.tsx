import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { OnboardingListPage } from '@/features/people/onboarding/onboarding-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/onboarding/list')({
  staticData: { title: 'Onboarding', back: { to: '/human-resources', label: 'RH' }, area: 'hr' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="onboarding" ability="read">
      <OnboardingListPage />
    </Permitted>
  ),
})
