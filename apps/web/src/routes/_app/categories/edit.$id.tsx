import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { CategoryEditPage } from '@/features/content/categories/category-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/categories/edit/$id')({
  staticData: {
    title: 'Editar categoria',
    back: { to: '/categories/list', label: 'Categorias de novidades' },
    area: 'admin',
  },
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(fresh(trpc.categories.get.queryOptions({ id: Number(params.id) }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <ManagersOnly module="novidades">
        <CategoryEditPage key={record.id} record={record} />
      </ManagersOnly>
    )
  },
})
