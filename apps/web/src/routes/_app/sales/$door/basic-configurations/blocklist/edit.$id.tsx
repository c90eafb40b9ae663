import { createFileRoute } from '@tanstack/react-router'
import { BlacklistEditPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { doorIdParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/basic-configurations/blocklist/edit/$id')({
  params: doorIdParams,
  staticData: {
    needs: { module: 'blacklist', ability: 'read' },
    title: 'Registro da blocklist',
    back: '/sales/$door/basic-configurations/blocklist/list',
    area: 'sales',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.blacklist.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    const { door } = Route.useParams()
    return <BlacklistEditPage key={record.id} record={record} door={door} />
  },
})
