import { createFileRoute } from '@tanstack/react-router'
import { ComplimentCategoryEditPage } from '@/features/people/compliments/compliment-category-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/compliments-categories/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Editar categoria',
    back: '/compliments-categories/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.complimentCategories.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <ComplimentCategoryEditPage key={record.id} record={record} />
  },
})
