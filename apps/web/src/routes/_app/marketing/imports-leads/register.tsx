import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ImportFormPage } from '@/features/sales/lead-imports/import-form-page.tsx'

export const Route = createFileRoute('/_app/marketing/imports-leads/register')({
  staticData: {
    title: 'Nova importação de leads',
    back: { to: '/marketing/imports-leads/list', label: 'Importar leads' },
    area: 'marketing',
  },
  component: () => (
    <Permitted module="vendas" ability="create">
      <ImportFormPage />
    </Permitted>
  ),
})
