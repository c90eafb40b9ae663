import { createFileRoute } from '@tanstack/react-router'
import { CategoryEditPage } from '@/features/content/categories/category-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/categories/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'novidades', ability: 'manage' },
    title: 'Editar categoria',
    back: '/categories/list',
    area: 'admin',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.categories.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <CategoryEditPage key={record.id} record={record} />
  },
})
