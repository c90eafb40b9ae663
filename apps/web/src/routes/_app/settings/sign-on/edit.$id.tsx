import { createFileRoute } from '@tanstack/react-router'
import { IdentityProviderEditPage } from '@/features/access/identity-providers/identity-provider-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/settings/sign-on/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Provedor de identidade',
    back: '/settings/sign-on/list',
    area: 'settings',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.identityProviders.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <IdentityProviderEditPage key={record.id} record={record} />
  },
})
