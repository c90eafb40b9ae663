import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { ComplimentCategoryEditPage } from '@/features/people/compliments/compliment-category-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/compliments-categories/edit/$id')({
  staticData: {
    title: 'Editar categoria',
    back: { to: '/compliments-categories/list', label: 'Categorias de elogios' },
    area: 'hr',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.complimentCategories.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="manage">
        {record && <ComplimentCategoryEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
