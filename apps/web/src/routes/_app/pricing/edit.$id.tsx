import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { PriceEditPage } from '@/features/sales/pricing/price-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/pricing/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar preço',
    back: { to: '/pricing/list', label: 'Preços' },
    area: 'admin',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'precificacao', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.pricing.get.queryOptions({ id })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="precificacao" ability="manage">
        {record && <PriceEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
