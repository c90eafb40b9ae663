import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { SectorEditPage } from '@/features/company/sectors/sector-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sectors/edit/$id')({
  staticData: { title: 'Editar setor', back: { to: '/sectors/list', label: 'Setores' }, area: 'admin' },
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(fresh(trpc.sectors.get.queryOptions({ id: Number(params.id) }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <ManagersOnly module="rh">
        <SectorEditPage key={record.id} record={record} />
      </ManagersOnly>
    )
  },
})
