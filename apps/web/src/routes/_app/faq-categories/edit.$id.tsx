import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { OrderedCategoryEditPage } from '@/features/content/categories/ordered-category-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/faq-categories/edit/$id')({
  staticData: {
    title: 'Editar categoria',
    back: { to: '/faq-categories/list', label: 'Categorias do FAQ' },
    area: 'content',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'perguntas_frequentes', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.faqCategories.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="perguntas_frequentes" ability="manage">
        {record && <OrderedCategoryEditPage key={record.id} kind="faq" record={record} />}
      </Permitted>
    )
  },
})
