import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { JustificationListPage } from '@/features/marketing/sponsorship/justification-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/sponsorship/justification/list')({
  staticData: {
    needs: { module: 'marketing', ability: 'read' },
    title: 'Justificativas',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('sponsorshipJustifications'),
  component: JustificationListPage,
})
