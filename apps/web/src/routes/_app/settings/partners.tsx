import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { PartnerListPage } from '@/features/access/settings/partner-list-page.tsx'

export const Route = createFileRoute('/_app/settings/partners')({
  validateSearch: listSearch,
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Parceiros',
    back: '/settings/home',
    area: 'settings',
  },
  component: PartnerListPage,
})
