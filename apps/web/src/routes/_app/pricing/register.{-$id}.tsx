import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { PriceRegisterPage } from '@/features/sales/pricing/price-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { may } from '@/lib/may.ts'

/** With an id: a new price filled from that one. */
export const Route = createFileRoute('/_app/pricing/register/{-$id}')({
  staticData: {
    title: 'Novo preço',
    back: { to: '/pricing/list', label: 'Preços' },
    area: 'admin',
    action: may('precificacao', 'manage'),
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    id && can(session, 'precificacao', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.pricing.get.queryOptions({ id: Number(id) })))
      : undefined,
  component: function Register() {
    return (
      <Permitted module="precificacao" ability="manage">
        <PriceRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
      </Permitted>
    )
  },
})
