import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { PartnerListPage } from '@/features/access/settings/partner-list-page.tsx'

export const Route = createFileRoute('/_app/settings/partners')({
  validateSearch: listSearch,
  loader: askRows('partners'),
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Parceiros',
    back: '/settings/home',
    area: 'settings',
  },
  component: PartnerListPage,
})
