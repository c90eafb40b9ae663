import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { ProviderRegisterPage } from '@/features/company/providers/provider-form-pages.tsx'

export const Route = createFileRoute('/_app/providers/register')({
  staticData: { title: 'Novo provedor', back: { to: '/providers/list', label: 'Provedores' }, area: 'admin' },
  component: () => (
    <ManagersOnly module="configuracao">
      <ProviderRegisterPage />
    </ManagersOnly>
  ),
})
