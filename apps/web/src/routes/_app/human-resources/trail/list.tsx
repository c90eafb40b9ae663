import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { TrailListPage } from '@/features/people/onboarding/trail-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/trail/list')({
  staticData: { title: 'Trilhas', back: { to: '/human-resources', label: 'RH' }, area: 'hr' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="onboarding" ability="read">
      <TrailListPage />
    </Permitted>
  ),
})
