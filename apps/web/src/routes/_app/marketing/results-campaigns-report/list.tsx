import { createFileRoute } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ResultListPage } from '@/features/marketing/campaign-results/result-list-page.tsx'

const base = '/marketing/results-campaigns-report'

export const Route = createFileRoute('/_app/marketing/results-campaigns-report/list')({
  staticData: {
    title: 'Resultados de campanha',
    back: { to: `${base}/report`, label: 'Resultado de campanha' },
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: () => (
    <KeepsMarketing ability="read">
      <ResultListPage register={`${base}/register`} edit={({ id }) => `${base}/edit?id_result=${id}`} />
    </KeepsMarketing>
  ),
})
