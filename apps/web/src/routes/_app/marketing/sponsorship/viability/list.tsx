import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ViabilityListPage } from '@/features/marketing/sponsorship/viability-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/sponsorship/viability/list')({
  staticData: {
    needs: { module: 'marketing', ability: 'read' },
    title: 'Viabilidade',
    back: '/marketing/sponsorship/solicitations/list',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('sponsorshipViability'),
  component: ViabilityListPage,
})
