import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { ResultRegisterPage } from '@/features/marketing/campaign-results/result-form-pages.tsx'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'

export const Route = createFileRoute('/_app/marketing/results-campaigns-report/register')({
  staticData: {
    title: 'Novo resultado de campanha',
    back: { to: '/marketing/results-campaigns-report/report', label: 'Resultado de campanha' },
    area: 'marketing',
    action: (holder) => keepsMarketing(holder, 'create'),
  },
  component: () => (
    <KeepsMarketing ability="create">
      <ResultRegisterPage />
    </KeepsMarketing>
  ),
})
