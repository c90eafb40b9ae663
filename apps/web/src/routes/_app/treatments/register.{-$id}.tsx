import { createFileRoute } from '@tanstack/react-router'
import { TreatmentRegisterPage } from '@/features/access/treatments/treatment-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { optionalIdParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/treatments/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Novo tratamento de dados',
    back: '/treatments/list',
    area: 'settings',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.treatments.get.queryOptions({ id }))) : undefined,
  component: function Register() {
    return <TreatmentRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
