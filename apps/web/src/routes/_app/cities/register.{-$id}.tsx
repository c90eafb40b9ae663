import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { CityRegisterPage } from '@/features/company/cities/city-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/cities/register/{-$id}')({
  staticData: { title: 'Nova cidade', back: { to: '/cities/list', label: 'Cidades' }, area: 'admin' },
  loader: ({ context, params: { id } }) =>
    id ? context.queryClient.fetchQuery(fresh(trpc.cities.get.queryOptions({ id: Number(id) }))) : undefined,
  component: function Register() {
    return (
      <ManagersOnly module="configuracao">
        <CityRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </ManagersOnly>
    )
  },
})
