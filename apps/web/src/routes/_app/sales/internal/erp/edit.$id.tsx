import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { ErpEditPage } from '@/features/sales/erp/erp-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/internal/erp/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Conexão do ERP',
    back: { to: '/sales/internal/erp/list', label: 'ERP' },
    area: 'sales',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'vendas', 'superadmin')
      ? queryClient.fetchQuery(fresh(trpc.erp.get.queryOptions({ id })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="vendas" ability="superadmin">
        {record && <ErpEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
