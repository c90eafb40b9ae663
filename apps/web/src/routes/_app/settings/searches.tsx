import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { UnfoundSearchesPage } from '@/features/search/unfound-searches-page.tsx'

export const Route = createFileRoute('/_app/settings/searches')({
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Buscas gerais sem resultado',
    back: '/settings/home',
    area: 'settings',
  },
  validateSearch: listSearch,
  component: UnfoundSearchesPage,
})
