import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { ComplimentEditPage } from '@/features/people/compliments/compliment-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/compliments/edit/$id')({
  staticData: { title: 'Editar elogio', back: { to: '/compliments/list', label: 'Elogios' }, area: 'hr' },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'employee')
      ? queryClient.fetchQuery(fresh(trpc.compliments.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="employee">
        {record && <ComplimentEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
