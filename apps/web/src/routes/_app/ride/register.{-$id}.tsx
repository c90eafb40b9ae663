import { createFileRoute } from '@tanstack/react-router'
import { RideRegisterPage } from '@/features/operations/rides/ride-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idInSearch } from '@/lib/id-in-search.ts'
import { optionalIdParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new offer filled from that one; `pedido` is the vehicle request whose free seats are offered. */
export const Route = createFileRoute('/_app/ride/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: 'employee',
    title: 'Nova carona',
    back: '/ride/list',
    area: 'operations',
    action: true,
  },
  validateSearch: (search: Record<string, unknown>) => ({ pedido: idInSearch(search.pedido) }),
  loaderDeps: ({ search: { pedido } }) => ({ pedido }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { pedido } }) => ({
    source: id && (await queryClient.fetchQuery(fresh(trpc.rides.get.queryOptions({ id })))),
    trip: pedido
      ? await queryClient.fetchQuery(fresh(trpc.vehicleRequests.get.queryOptions({ id: pedido })))
      : undefined,
  }),
  component: function Register() {
    const { source, trip } = Route.useLoaderData()
    return <RideRegisterPage key={Route.useParams().id} source={source || undefined} trip={trip} />
  },
})
