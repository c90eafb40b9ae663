import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { PositionEditPage } from '@/features/company/positions/position-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/positions/edit/$id')({
  staticData: { title: 'Editar cargo', back: { to: '/positions/list', label: 'Cargos' }, area: 'admin' },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.positions.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="manage">
        {record && <PositionEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
