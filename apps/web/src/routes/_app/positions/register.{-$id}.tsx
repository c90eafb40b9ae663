import { createFileRoute } from '@tanstack/react-router'
import { PositionRegisterPage } from '@/features/company/positions/position-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/positions/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Novo cargo',
    back: '/positions/list',
    area: 'hr',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.positions.get.queryOptions({ id: id }))) : undefined,
  component: function Register() {
    return <PositionRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
