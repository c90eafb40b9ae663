import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { CustomerListPage } from '@/features/sales/customers/customer-list-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/customers/list')({
  staticData: {
    needs: 'customers',
    title: 'Clientes',
    back: '/sales/internal/home',
    area: 'sales',
  },
  validateSearch: listSearch,
  loader: askRows('customers'),
  component: CustomerListPage,
})
