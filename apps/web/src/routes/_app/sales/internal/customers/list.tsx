import { createFileRoute } from '@tanstack/react-router'
import { maySeeCustomers } from '@intranet/contract/sales/customer-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { CustomerListPage } from '@/features/sales/customers/customer-list-page.tsx'
import { useSession } from '@/lib/session.ts'

export const Route = createFileRoute('/_app/sales/internal/customers/list')({
  staticData: {
    title: 'Clientes',
    back: { to: '/sales/internal/home', label: 'Vendas' },
    area: 'sales',
  },
  validateSearch: listSearch,
  component: () => (maySeeCustomers(useSession()) ? <CustomerListPage /> : <ForbiddenPage />),
})
