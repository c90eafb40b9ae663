import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { AccessProfileListPage } from '@/features/access/access-profiles/access-profile-list-page.tsx'

export const Route = createFileRoute('/_app/access-profiles/list')({
  validateSearch: listSearch,
  loader: askRows('accessProfiles'),
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Perfis de acesso',
    back: '/settings/home',
    area: 'settings',
  },
  component: AccessProfileListPage,
})
