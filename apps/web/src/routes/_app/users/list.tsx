import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { UserListPage } from '@/features/access/users/user-list-page.tsx'

export const Route = createFileRoute('/_app/users/list')({
  validateSearch: listSearch,
  staticData: { title: 'Usuários', back: { to: '/modulos/admin', label: 'Administração' }, area: 'admin' },
  component: () => (
    <Permitted module="users" ability="read">
      <UserListPage />
    </Permitted>
  ),
})
