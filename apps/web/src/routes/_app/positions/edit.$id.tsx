import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { PositionEditPage } from '@/features/company/positions/position-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/positions/edit/$id')({
  staticData: { title: 'Editar cargo', back: { to: '/positions/list', label: 'Cargos' }, area: 'admin' },
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(fresh(trpc.positions.get.queryOptions({ id: Number(params.id) }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <ManagersOnly module="rh">
        <PositionEditPage key={record.id} record={record} />
      </ManagersOnly>
    )
  },
})
