import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { IdentityProviderListPage } from '@/features/access/identity-providers/identity-provider-list-page.tsx'

export const Route = createFileRoute('/_app/settings/sign-on/list')({
  validateSearch: listSearch,
  loader: askRows('identityProviders'),
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Acesso único',
    back: '/settings/home',
    area: 'settings',
  },
  component: IdentityProviderListPage,
})
