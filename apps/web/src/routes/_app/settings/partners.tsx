import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { PartnerListPage } from '@/features/access/settings/partner-list-page.tsx'

export const Route = createFileRoute('/_app/settings/partners')({
  validateSearch: listSearch,
  staticData: {
    title: 'Parceiros',
    back: { to: '/settings/home', label: 'Configurações' },
    area: 'settings',
  },
  component: () => (
    <Permitted module="configuracao" ability="read">
      <PartnerListPage />
    </Permitted>
  ),
})
