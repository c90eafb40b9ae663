import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { SectorRegisterPage } from '@/features/company/sectors/sector-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { may } from '@/lib/may.ts'

/** With an id: a new record filled from that one. */
export const Route = createFileRoute('/_app/sectors/register/{-$id}')({
  staticData: {
    title: 'Novo setor',
    back: { to: '/sectors/list', label: 'Setores' },
    area: 'admin',
    action: may('rh', 'manage'),
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    id && can(session, 'rh', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.sectors.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <Permitted module="rh" ability="manage">
        <SectorRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </Permitted>
    )
  },
})
