import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { MicroregionEditPage } from '@/features/company/microregions/microregion-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_open/microrregions/edit/$id')({
  staticData: {
    title: 'Editar microrregião',
    back: { to: '/microrregions/list', label: 'Microrregiões' },
    area: 'admin',
  },
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(fresh(trpc.microregions.get.queryOptions({ id: Number(params.id) }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <ManagersOnly module="configuracao">
        <MicroregionEditPage key={record.id} record={record} />
      </ManagersOnly>
    )
  },
})
