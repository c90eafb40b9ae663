import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { BlacklistListPage } from '@/features/sales/blacklist/blacklist-list-page.tsx'

export const Route = createFileRoute('/_app/sales/external/basic-configurations/blocklist/list')({
  staticData: {
    title: 'Blocklist',
    back: { to: '/sales/external/home', label: 'Vendas' },
    area: 'sales',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="blacklist" ability="read">
      <BlacklistListPage door="external" />
    </Permitted>
  ),
})
