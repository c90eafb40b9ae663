import { createFileRoute } from '@tanstack/react-router'
import { OrderedCategoryEditPage } from '@/features/content/categories/ordered-category-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/employee-handbook/categories/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'manual', ability: 'manage' },
    title: 'Editar categoria',
    back: '/employee-handbook/categories/list',
    area: 'content',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.handbookCategories.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <OrderedCategoryEditPage key={record.id} kind="manual" record={record} />
  },
})
