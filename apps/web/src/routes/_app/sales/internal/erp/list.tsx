import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ErpListPage } from '@/features/sales/erp/erp-list-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/erp/list')({
  staticData: {
    title: 'ERP',
    back: { to: '/sales/internal/home', label: 'Vendas' },
    area: 'sales',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="vendas" ability="superadmin">
      <ErpListPage />
    </Permitted>
  ),
})
