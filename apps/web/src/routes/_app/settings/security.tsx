import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { SecurityListPage } from '@/features/access/security/security-list-page.tsx'

export const Route = createFileRoute('/_app/settings/security')({
  validateSearch: listSearch,
  loader: askRows('security'),
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Segurança',
    back: '/settings/home',
    area: 'settings',
  },
  component: SecurityListPage,
})
