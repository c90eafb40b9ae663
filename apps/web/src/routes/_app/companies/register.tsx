import { createFileRoute } from '@tanstack/react-router'
import { ProviderRegisterPage } from '@/features/company/providers/provider-form-pages.tsx'

export const Route = createFileRoute('/_app/companies/register')({
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Novo provedor',
    back: '/companies/list',
    area: 'admin',
  },
  component: ProviderRegisterPage,
})
