import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { UserListPage } from '@/features/access/users/user-list-page.tsx'

export const Route = createFileRoute('/_app/users/list')({
  validateSearch: listSearch,
  loader: askRows('users'),
  staticData: {
    needs: { module: 'users', ability: 'read' },
    title: 'Usuários',
    back: '/modulos/admin',
    area: 'admin',
  },
  component: UserListPage,
})
