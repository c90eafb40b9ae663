import { createFileRoute } from '@tanstack/react-router'
import { RelativeEditPage } from '@/features/people/family/relative-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/family/edit/$id')({
  params: idParams,
  staticData: {
    needs: 'employee',
    title: 'Editar familiar',
    back: '/family/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.relatives.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RelativeEditPage key={record.id} record={record} />
  },
})
