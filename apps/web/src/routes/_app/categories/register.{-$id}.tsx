import { createFileRoute } from '@tanstack/react-router'
import { CategoryRegisterPage } from '@/features/content/categories/category-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/categories/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'novidades', ability: 'manage' },
    title: 'Nova categoria',
    back: '/categories/list',
    area: 'admin',
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.categories.get.queryOptions({ id: id }))) : undefined,
  component: function Register() {
    return <CategoryRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
