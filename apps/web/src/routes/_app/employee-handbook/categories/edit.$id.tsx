import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { OrderedCategoryEditPage } from '@/features/content/categories/ordered-category-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/employee-handbook/categories/edit/$id')({
  staticData: {
    title: 'Editar categoria',
    back: { to: '/employee-handbook/categories/list', label: 'Categorias do manual' },
    area: 'content',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'manual', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.handbookCategories.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="manual" ability="manage">
        {record && <OrderedCategoryEditPage key={record.id} kind="manual" record={record} />}
      </Permitted>
    )
  },
})
