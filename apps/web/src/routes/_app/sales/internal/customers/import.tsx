import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { CustomerImportPage } from '@/features/sales/customers/customer-import-page.tsx'

export const Route = createFileRoute('/_app/sales/internal/customers/import')({
  staticData: {
    title: 'Importar clientes',
    back: { to: '/sales/internal/customers/list', label: 'Clientes' },
    area: 'sales',
  },
  component: () => (
    <Permitted module="vendas" ability="manage">
      <CustomerImportPage />
    </Permitted>
  ),
})
