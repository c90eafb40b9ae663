import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { DocumentEditPage } from '@/features/people/documents/document-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/documents/edit/$id')({
  staticData: { title: 'Editar documento', back: { to: '/documents/list', label: 'Documentos' }, area: 'hr' },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.documents.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="manage">
        {record && <DocumentEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
