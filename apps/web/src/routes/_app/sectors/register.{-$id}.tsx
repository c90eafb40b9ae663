import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { SectorRegisterPage } from '@/features/company/sectors/sector-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/sectors/register/{-$id}')({
  staticData: { title: 'Novo setor', back: { to: '/sectors/list', label: 'Setores' }, area: 'admin' },
  loader: ({ context, params: { id } }) =>
    id ? context.queryClient.fetchQuery(fresh(trpc.sectors.get.queryOptions({ id: Number(id) }))) : undefined,
  component: function Register() {
    return (
      <ManagersOnly module="rh">
        <SectorRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </ManagersOnly>
    )
  },
})
