import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { AccessProfileListPage } from '@/features/access/access-profiles/access-profile-list-page.tsx'

export const Route = createFileRoute('/_app/access-profiles/list')({
  validateSearch: listSearch,
  staticData: {
    title: 'Perfis de acesso',
    back: { to: '/settings/home', label: 'Configurações' },
    area: 'settings',
  },
  component: () => (
    <Permitted module="configuracao" ability="read">
      <AccessProfileListPage />
    </Permitted>
  ),
})
