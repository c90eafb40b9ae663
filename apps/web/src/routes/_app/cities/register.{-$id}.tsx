import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { CityRegisterPage } from '@/features/company/cities/city-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { may } from '@/lib/may.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/cities/register/{-$id}')({
  staticData: {
    title: 'Nova cidade',
    back: { to: '/cities/list', label: 'Cidades' },
    area: 'admin',
    action: may('configuracao', 'manage'),
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    id && can(session, 'configuracao', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.cities.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <Permitted module="configuracao" ability="manage">
        <CityRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </Permitted>
    )
  },
})
