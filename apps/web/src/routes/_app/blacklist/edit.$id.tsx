import { createFileRoute } from '@tanstack/react-router'
import { BlacklistEditPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/blacklist/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'blacklist', ability: 'read' },
    title: 'Editar registro',
    back: '/blacklist/list',
    area: ['admin', 'sales'],
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.blacklist.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <BlacklistEditPage key={record.id} record={record} door="registry" />
  },
})
