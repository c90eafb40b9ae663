import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { CustomerListPage } from '@/features/sales/customers/customer-list-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/customers/list')({
  staticData: {
    title: 'Clientes',
    back: { to: '/sales/internal/home', label: 'Vendas' },
    area: 'sales',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="vendas" ability="read">
      <CustomerListPage />
    </Permitted>
  ),
})
