import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { ProviderEditPage } from '@/features/company/providers/provider-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/providers/edit/$id')({
  staticData: {
    title: 'Editar provedor',
    back: { to: '/providers/list', label: 'Provedores' },
    area: 'admin',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'configuracao', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.providers.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="configuracao" ability="manage">
        {record && <ProviderEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
