import { createFileRoute } from '@tanstack/react-router'
import { ProviderEditPage } from '@/features/company/providers/provider-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/providers/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Editar provedor',
    back: '/providers/list',
    area: 'admin',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.providers.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <ProviderEditPage key={record.id} record={record} />
  },
})
