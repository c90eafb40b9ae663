import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { BlacklistEditPage } from '@/features/sales/blacklist/blacklist-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/blacklist/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar registro',
    back: { to: '/blacklist/list', label: 'Blacklist' },
    area: 'admin',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'blacklist', 'read')
      ? queryClient.fetchQuery(fresh(trpc.blacklist.get.queryOptions({ id })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="blacklist" ability="read">
        {record && <BlacklistEditPage key={record.id} record={record} door="registry" />}
      </Permitted>
    )
  },
})
