import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { MotiveEditPage } from '@/features/sales/blacklist/motive-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/blacklist/motives/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar motivo',
    back: { to: '/blacklist/motives/list', label: 'Motivos' },
    area: 'admin',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'blacklist', 'create')
      ? queryClient.fetchQuery(fresh(trpc.blacklistMotives.get.queryOptions({ id })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="blacklist" ability="create">
        {record && <MotiveEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
