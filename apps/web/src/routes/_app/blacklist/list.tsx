import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { BlacklistListPage } from '@/features/sales/blacklist/blacklist-list-page.tsx'

export const Route = createFileRoute('/_app/blacklist/list')({
  staticData: {
    title: 'Blacklist',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'admin',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="blacklist" ability="read">
      <BlacklistListPage door="registry" />
    </Permitted>
  ),
})
