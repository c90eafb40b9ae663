import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ErpRegisterPage } from '@/features/sales/erp/erp-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/sales/internal/erp/register')({
  staticData: {
    title: 'Nova conexão',
    back: { to: '/sales/internal/erp/list', label: 'ERP' },
    area: 'sales',
    action: may('vendas', 'superadmin'),
  },
  component: () => (
    <Permitted module="vendas" ability="superadmin">
      <ErpRegisterPage />
    </Permitted>
  ),
})
