import { createFileRoute } from '@tanstack/react-router'
import { CityRegisterPage } from '@/features/company/cities/city-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/cities/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Nova cidade',
    back: '/cities/list',
    area: 'admin',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.cities.get.queryOptions({ id: id }))) : undefined,
  component: function Register() {
    return <CityRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
