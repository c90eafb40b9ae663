import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { TrailListPage } from '@/features/people/onboarding/trail-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/trail/list')({
  staticData: {
    needs: { module: 'onboarding', ability: 'read' },
    title: 'Trilhas',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('onboardingTrails'),
  component: TrailListPage,
})
