import { createFileRoute } from '@tanstack/react-router'
import { ErpEditPage } from '@/features/sales/erp/erp-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/internal/erp/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'vendas', ability: 'superadmin' },
    title: 'Conexão do ERP',
    back: '/sales/internal/erp/list',
    area: 'sales',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.erp.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <ErpEditPage key={record.id} record={record} />
  },
})
