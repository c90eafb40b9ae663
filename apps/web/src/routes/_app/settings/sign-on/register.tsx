import { createFileRoute } from '@tanstack/react-router'
import { IdentityProviderRegisterPage } from '@/features/access/identity-providers/identity-provider-form-pages.tsx'

export const Route = createFileRoute('/_app/settings/sign-on/register')({
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Novo provedor de identidade',
    back: '/settings/sign-on/list',
    area: 'settings',
  },
  component: IdentityProviderRegisterPage,
})
