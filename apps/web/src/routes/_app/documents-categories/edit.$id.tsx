import { createFileRoute } from '@tanstack/react-router'
import { DocumentCategoryEditPage } from '@/features/people/documents/document-category-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/documents-categories/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Editar categoria',
    back: '/documents-categories/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.documentCategories.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <DocumentCategoryEditPage key={record.id} record={record} />
  },
})
