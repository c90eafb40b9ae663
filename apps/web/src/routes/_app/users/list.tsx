import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { UserListPage } from '@/features/access/users/user-list-page.tsx'

export const Route = createFileRoute('/_app/users/list')({
  validateSearch: listSearch,
  staticData: { title: 'Usuários', back: { to: '/settings/home', label: 'Configurações' }, area: 'settings' },
  component: UserListPage,
})
