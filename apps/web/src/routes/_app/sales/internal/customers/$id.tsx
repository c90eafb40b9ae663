import { createFileRoute } from '@tanstack/react-router'
import { CustomerPage } from '@/features/sales/customers/customer-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/internal/customers/$id')({
  params: idParams,
  staticData: {
    needs: 'customers',
    title: 'Cliente',
    back: '/sales/internal/customers/list',
    area: 'sales',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.customers.get.queryOptions({ id }))),
  component: function Customer() {
    const record = Route.useLoaderData()
    return <CustomerPage key={record.id} record={record} />
  },
})
