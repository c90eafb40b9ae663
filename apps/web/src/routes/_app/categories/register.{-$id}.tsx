import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { CategoryRegisterPage } from '@/features/content/categories/category-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { may } from '@/lib/may.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/categories/register/{-$id}')({
  staticData: {
    title: 'Nova categoria',
    back: { to: '/categories/list', label: 'Categorias de novidades' },
    area: 'admin',
    action: may('novidades', 'manage'),
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    id && can(session, 'novidades', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.categories.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <Permitted module="novidades" ability="manage">
        <CategoryRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </Permitted>
    )
  },
})
