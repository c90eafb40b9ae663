import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { BlacklistListPage } from '@/features/sales/blacklist/blacklist-list-page.tsx'

export const Route = createFileRoute('/_app/blacklist/list')({
  staticData: {
    needs: { module: 'blacklist', ability: 'read' },
    title: 'Blacklist',
    back: '/modulos/admin',
    area: ['admin', 'sales'],
  },
  validateSearch: listSearch,
  component: () => <BlacklistListPage door="registry" />,
})
