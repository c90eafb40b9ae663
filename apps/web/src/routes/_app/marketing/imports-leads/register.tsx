import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { ImportFormPage } from '@/features/sales/lead-imports/import-form-page.tsx'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'

export const Route = createFileRoute('/_app/marketing/imports-leads/register')({
  staticData: {
    title: 'Nova importação de leads',
    back: { to: '/marketing/imports-leads/list', label: 'Importar leads' },
    area: 'marketing',
    action: (holder) => keepsMarketing(holder, 'create'),
  },
  component: () => (
    <KeepsMarketing ability="create">
      <ImportFormPage />
    </KeepsMarketing>
  ),
})
