import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { PositionRegisterPage } from '@/features/company/positions/position-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { may } from '@/lib/may.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/positions/register/{-$id}')({
  staticData: {
    title: 'Novo cargo',
    back: { to: '/positions/list', label: 'Cargos' },
    area: 'admin',
    action: may('rh', 'manage'),
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    id && can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.positions.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <Permitted module="rh" ability="manage">
        <PositionRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </Permitted>
    )
  },
})
