import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { PositionRegisterPage } from '@/features/company/positions/position-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/positions/register/{-$id}')({
  staticData: { title: 'Novo cargo', back: { to: '/positions/list', label: 'Cargos' }, area: 'admin' },
  loader: ({ context, params: { id } }) =>
    id
      ? context.queryClient.fetchQuery(fresh(trpc.positions.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <ManagersOnly module="rh">
        <PositionRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </ManagersOnly>
    )
  },
})
