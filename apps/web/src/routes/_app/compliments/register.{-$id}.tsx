import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { ComplimentRegisterPage } from '@/features/people/compliments/compliment-form-pages.tsx'
import { trpc } from '@/lib/trpc.ts'
import { may } from '@/lib/may.ts'

/** With an id: for that colleague. */
export const Route = createFileRoute('/_app/compliments/register/{-$id}')({
  staticData: {
    title: 'Novo elogio',
    back: { to: '/compliments/list', label: 'Elogios' },
    area: 'hr',
    action: may('rh', 'employee'),
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    id && can(session, 'rh', 'employee')
      ? queryClient.fetchQuery(trpc.compliments.colleague.queryOptions({ id: Number(id) }))
      : undefined,
  component: function Register() {
    return (
      <Permitted module="rh" ability="employee">
        <ComplimentRegisterPage key={Route.useParams().id} person={Route.useLoaderData()} />
      </Permitted>
    )
  },
})
