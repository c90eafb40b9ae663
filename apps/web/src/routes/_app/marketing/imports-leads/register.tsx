import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { ImportFormPage } from '@/features/sales/lead-imports/import-form-page.tsx'

export const Route = createFileRoute('/_app/marketing/imports-leads/register')({
  staticData: {
    title: 'Nova importação de leads',
    back: { to: '/marketing/imports-leads/list', label: 'Importar leads' },
    area: 'marketing',
  },
  component: () => (
    <KeepsMarketing ability="create">
      <ImportFormPage />
    </KeepsMarketing>
  ),
})
