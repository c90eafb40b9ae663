import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { BlacklistListPage } from '@/features/sales/blacklist/blacklist-list-page.tsx'
import { doorHome, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/basic-configurations/blocklist/list')({
  params: doorParams,
  staticData: {
    needs: { module: 'blacklist', ability: 'read' },
    title: 'Blocklist',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: listSearch,
  component: () => <BlacklistListPage door={Route.useParams().door} />,
})
