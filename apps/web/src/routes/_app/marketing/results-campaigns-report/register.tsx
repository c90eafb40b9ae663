import { createFileRoute } from '@tanstack/react-router'
import { ResultRegisterPage } from '@/features/marketing/campaign-results/result-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/results-campaigns-report/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'create', staff: true },
    title: 'Novo resultado de campanha',
    back: '/marketing/results-campaigns-report/report',
    area: 'marketing',
    action: true,
  },
  component: ResultRegisterPage,
})
