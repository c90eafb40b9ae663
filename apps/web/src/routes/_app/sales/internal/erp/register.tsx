import { createFileRoute } from '@tanstack/react-router'
import { ErpRegisterPage } from '@/features/sales/erp/erp-form-pages.tsx'

export const Route = createFileRoute('/_app/sales/internal/erp/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'superadmin' },
    title: 'Nova conexão',
    back: '/sales/internal/erp/list',
    area: 'sales',
    action: true,
  },
  component: ErpRegisterPage,
})
