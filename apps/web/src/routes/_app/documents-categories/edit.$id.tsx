import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { DocumentCategoryEditPage } from '@/features/people/documents/document-category-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/documents-categories/edit/$id')({
  staticData: {
    title: 'Editar categoria',
    back: { to: '/documents-categories/list', label: 'Categorias de documentos' },
    area: 'hr',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.documentCategories.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="manage">
        {record && <DocumentCategoryEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
