import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { BlacklistEditPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { doorIdParams, doorList } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/basic-configurations/blocklist/edit/$id')({
  params: doorIdParams,
  staticData: {
    title: 'Registro da blocklist',
    back: doorList('basic-configurations/blocklist/list', 'Blocklist'),
    area: 'sales',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'blacklist', 'read')
      ? queryClient.fetchQuery(fresh(trpc.blacklist.get.queryOptions({ id })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    const { door } = Route.useParams()
    return (
      <Permitted module="blacklist" ability="read">
        {record && <BlacklistEditPage key={record.id} record={record} door={door} />}
      </Permitted>
    )
  },
})
