import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ResultListPage } from '@/features/marketing/campaign-results/result-list-page.tsx'

const base = '/marketing/results-campaigns-report'

export const Route = createFileRoute('/_app/marketing/results-campaigns-report/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Resultados de campanha',
    back: { to: `${base}/report`, label: 'Resultado de campanha' },
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: () => (
    <ResultListPage register={`${base}/register`} edit={({ id }) => `${base}/edit?id_result=${id}`} />
  ),
})
