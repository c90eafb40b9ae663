import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ErpOutboxPage } from '@/features/sales/erp/erp-outbox-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/erp/outbox')({
  staticData: {
    needs: { module: 'vendas', ability: 'superadmin' },
    title: 'Envios ao ERP',
    back: '/sales/internal/erp/list',
    area: 'sales',
  },
  validateSearch: listSearch,
  component: ErpOutboxPage,
})
