import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { IdentityProviderListPage } from '@/features/access/identity-providers/identity-provider-list-page.tsx'

export const Route = createFileRoute('/_app/settings/sign-on/list')({
  validateSearch: listSearch,
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Acesso único',
    back: '/settings/home',
    area: 'settings',
  },
  component: IdentityProviderListPage,
})
