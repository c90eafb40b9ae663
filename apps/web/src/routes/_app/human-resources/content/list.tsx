import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ContentListPage } from '@/features/people/onboarding/content-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/content/list')({
  staticData: {
    needs: { module: 'onboarding', ability: 'read' },
    title: 'Conteúdos',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('onboardingContents'),
  component: ContentListPage,
})
