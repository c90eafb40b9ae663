import { createFileRoute } from '@tanstack/react-router'
import { CustomerImportPage } from '@/features/sales/customers/customer-import-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/customers/import')({
  staticData: {
    needs: { module: 'vendas', ability: 'manage' },
    title: 'Importar clientes',
    back: '/sales/internal/customers/list',
    area: 'sales',
  },
  component: CustomerImportPage,
})
