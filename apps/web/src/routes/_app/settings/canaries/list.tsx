import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { CanaryListPage } from '@/features/access/canaries/canary-list-page.tsx'

export const Route = createFileRoute('/_app/settings/canaries/list')({
  validateSearch: listSearch,
  loader: askRows('canaries'),
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Registros-isca',
    back: '/settings/home',
    area: 'settings',
  },
  component: CanaryListPage,
})
