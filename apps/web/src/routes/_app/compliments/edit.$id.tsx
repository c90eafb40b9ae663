import { createFileRoute } from '@tanstack/react-router'
import { ComplimentEditPage } from '@/features/people/compliments/compliment-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/compliments/edit/$id')({
  params: idParams,
  staticData: {
    needs: 'employee',
    title: 'Editar elogio',
    back: '/compliments/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.compliments.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <ComplimentEditPage key={record.id} record={record} />
  },
})
