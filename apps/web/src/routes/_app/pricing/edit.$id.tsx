import { createFileRoute } from '@tanstack/react-router'
import { PriceEditPage } from '@/features/sales/pricing/price-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/pricing/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'precificacao', ability: 'manage' },
    title: 'Editar preço',
    back: '/pricing/list',
    area: ['sales', 'admin'],
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.pricing.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <PriceEditPage key={record.id} record={record} />
  },
})
