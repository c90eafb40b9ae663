import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { PermissionListPage } from '@/features/access/settings/permission-list-page.tsx'

export const Route = createFileRoute('/_app/settings/list')({
  validateSearch: listSearch,
  staticData: { title: 'Acessos', back: { to: '/settings/home', label: 'Configurações' }, area: 'settings' },
  component: () => (
    <Permitted module="configuracao" ability="read">
      <PermissionListPage />
    </Permitted>
  ),
})
