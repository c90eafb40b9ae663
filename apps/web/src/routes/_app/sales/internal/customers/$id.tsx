import { createFileRoute } from '@tanstack/react-router'
import { maySeeCustomers } from '@intranet/contract/sales/customer-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { CustomerPage } from '@/features/sales/customers/customer-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/internal/customers/$id')({
  params: idParams,
  staticData: {
    title: 'Cliente',
    back: { to: '/sales/internal/customers/list', label: 'Clientes' },
    area: 'sales',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    maySeeCustomers(session) ? queryClient.fetchQuery(fresh(trpc.customers.get.queryOptions({ id }))) : null,
  component: function Customer() {
    const record = Route.useLoaderData()
    return record ? <CustomerPage key={record.id} record={record} /> : <ForbiddenPage />
  },
})
