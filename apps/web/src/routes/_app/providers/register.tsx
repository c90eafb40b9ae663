import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ProviderRegisterPage } from '@/features/company/providers/provider-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/providers/register')({
  staticData: {
    title: 'Novo provedor',
    back: { to: '/providers/list', label: 'Provedores' },
    area: 'admin',
    action: may('configuracao', 'manage'),
  },
  component: () => (
    <Permitted module="configuracao" ability="manage">
      <ProviderRegisterPage />
    </Permitted>
  ),
})
