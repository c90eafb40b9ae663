import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { NewVersionPage } from '@/features/people/documents/new-version-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/documents/version/$id')({
  staticData: { title: 'Nova versão', back: { to: '/documents/list', label: 'Documentos' }, area: 'hr' },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.documents.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function NewVersion() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="manage">
        {record && <NewVersionPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
