import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { CategoryEditPage } from '@/features/content/categories/category-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/categories/edit/$id')({
  staticData: {
    title: 'Editar categoria',
    back: { to: '/categories/list', label: 'Categorias de novidades' },
    area: 'admin',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'novidades', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.categories.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="novidades" ability="manage">
        {record && <CategoryEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
