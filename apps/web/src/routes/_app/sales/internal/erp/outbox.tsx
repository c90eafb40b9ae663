import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ErpOutboxPage } from '@/features/sales/erp/erp-outbox-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/erp/outbox')({
  staticData: {
    title: 'Envios ao ERP',
    back: { to: '/sales/internal/erp/list', label: 'ERP' },
    area: 'sales',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="vendas" ability="superadmin">
      <ErpOutboxPage />
    </Permitted>
  ),
})
