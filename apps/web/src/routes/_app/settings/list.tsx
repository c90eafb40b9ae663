import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { PermissionListPage } from '@/features/access/settings/permission-list-page.tsx'

export const Route = createFileRoute('/_app/settings/list')({
  validateSearch: listSearch,
  loader: askRows('permissions'),
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Acessos',
    back: '/settings/home',
    area: 'settings',
  },
  component: PermissionListPage,
})
