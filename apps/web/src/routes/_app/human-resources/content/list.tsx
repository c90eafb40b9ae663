import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ContentListPage } from '@/features/people/onboarding/content-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/content/list')({
  staticData: { title: 'Conteúdos', back: { to: '/human-resources', label: 'RH' }, area: 'hr' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="onboarding" ability="read">
      <ContentListPage />
    </Permitted>
  ),
})
