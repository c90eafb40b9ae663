import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ErpListPage } from '@/features/sales/erp/erp-list-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/erp/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'superadmin' },
    title: 'ERP',
    back: '/sales/internal/home',
    area: 'sales',
  },
  validateSearch: listSearch,
  loader: askRows('erp'),
  component: ErpListPage,
})
