import { createFileRoute } from '@tanstack/react-router'
import { DocumentEditPage } from '@/features/people/documents/document-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/documents/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Editar documento',
    back: '/documents/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.documents.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <DocumentEditPage key={record.id} record={record} />
  },
})
