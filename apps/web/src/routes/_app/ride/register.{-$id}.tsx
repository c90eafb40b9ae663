import { createFileRoute } from '@tanstack/react-router'
import { RideRegisterPage } from '@/features/operations/rides/ride-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { optionalIdParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new offer filled from that one. */
export const Route = createFileRoute('/_app/ride/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: 'employee',
    title: 'Nova carona',
    back: '/ride/list',
    area: 'operations',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.rides.get.queryOptions({ id }))) : undefined,
  component: function Register() {
    return <RideRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
