import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { CanaryListPage } from '@/features/access/canaries/canary-list-page.tsx'

export const Route = createFileRoute('/_app/settings/canaries/list')({
  validateSearch: listSearch,
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Registros-isca',
    back: '/settings/home',
    area: 'settings',
  },
  component: CanaryListPage,
})
