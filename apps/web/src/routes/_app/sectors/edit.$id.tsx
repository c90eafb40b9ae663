import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { SectorEditPage } from '@/features/company/sectors/sector-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sectors/edit/$id')({
  staticData: { title: 'Editar setor', back: { to: '/sectors/list', label: 'Setores' }, area: 'admin' },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.sectors.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="rh" ability="manage">
        {record && <SectorEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
