import { createFileRoute } from '@tanstack/react-router'
import { PriceRegisterPage } from '@/features/sales/pricing/price-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionalIdParams } from '@/lib/id-params.ts'

/** With an id: a new price filled from that one. */
export const Route = createFileRoute('/_app/pricing/register/{-$id}')({
  params: optionalIdParams,
  staticData: {
    needs: { module: 'precificacao', ability: 'manage' },
    title: 'Novo preço',
    back: '/pricing/list',
    area: ['sales', 'admin'],
    action: true,
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    id ? queryClient.fetchQuery(fresh(trpc.pricing.get.queryOptions({ id: id }))) : undefined,
  component: function Register() {
    return <PriceRegisterPage key={Route.useParams().id} source={Route.useLoaderData()} />
  },
})
