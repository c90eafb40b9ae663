import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { MicroregionEditPage } from '@/features/company/microregions/microregion-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { sessionQuery } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_open/microrregions/edit/$id')({
  staticData: {
    title: 'Editar microrregião',
    back: { to: '/microrregions/list', label: 'Microrregiões' },
    area: 'admin',
  },
  loader: ({ context: { queryClient }, params }) =>
    can(queryClient.getQueryData(sessionQuery.queryKey) ?? null, 'configuracao', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.microregions.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="configuracao" ability="manage">
        {record && <MicroregionEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
