import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { CategoryRegisterPage } from '@/features/content/categories/category-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/categories/register/{-$id}')({
  staticData: {
    title: 'Nova categoria',
    back: { to: '/categories/list', label: 'Categorias de novidades' },
    area: 'admin',
  },
  loader: ({ context, params: { id } }) =>
    id
      ? context.queryClient.fetchQuery(fresh(trpc.categories.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <ManagersOnly module="novidades">
        <CategoryRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </ManagersOnly>
    )
  },
})
