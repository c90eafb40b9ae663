import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { RelativeEditPage } from '@/features/people/family/relative-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/family/edit/$id')({
  staticData: { title: 'Editar familiar', back: { to: '/family/list', label: 'Familiares' }, area: 'hr' },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'employee')
      ? queryClient.fetchQuery(fresh(trpc.relatives.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="employee">
        {record && <RelativeEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
