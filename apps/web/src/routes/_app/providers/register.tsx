import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ProviderRegisterPage } from '@/features/company/providers/provider-form-pages.tsx'

export const Route = createFileRoute('/_app/providers/register')({
  staticData: { title: 'Novo provedor', back: { to: '/providers/list', label: 'Provedores' }, area: 'admin' },
  component: () => (
    <Permitted module="configuracao" ability="manage">
      <ProviderRegisterPage />
    </Permitted>
  ),
})
