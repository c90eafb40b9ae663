import { createFileRoute } from '@tanstack/react-router'
import { ComplimentRegisterPage } from '@/features/people/compliments/compliment-form-pages.tsx'
import { trpc } from '@/lib/trpc.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** With an id: for that colleague. */
export const Route = createFileRoute('/_app/compliments/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: 'employee',
    title: 'Novo elogio',
    back: '/compliments/list',
    area: 'hr',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(trpc.compliments.colleague.queryOptions({ id: id })) : undefined,
  component: function Register() {
    return <ComplimentRegisterPage key={Route.useParams().id} person={Route.useLoaderData()} />
  },
})
