import { createFileRoute } from '@tanstack/react-router'
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
  component: CustomerListPage,
})
