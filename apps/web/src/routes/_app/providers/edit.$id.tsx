import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { ProviderEditPage } from '@/features/company/providers/provider-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/providers/edit/$id')({
  staticData: {
    title: 'Editar provedor',
    back: { to: '/providers/list', label: 'Provedores' },
    area: 'admin',
  },
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(fresh(trpc.providers.get.queryOptions({ id: Number(params.id) }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <ManagersOnly module="configuracao">
        <ProviderEditPage key={record.id} record={record} />
      </ManagersOnly>
    )
  },
})
