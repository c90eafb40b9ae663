import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultEditPage } from '@/features/marketing/campaign-results/result-form-pages.tsx'
import { reportEditSearch } from '@/features/marketing/campaign-results/result-search.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/results-campaigns-report/edit')({
  staticData: {
    needs: { module: 'vendas', ability: 'editOwn', staff: true },
    title: 'Editar resultado de campanha',
    step: true,
    back: { to: '/marketing/results-campaigns-report/list', label: 'Resultados' },
    area: 'marketing',
  },
  validateSearch: reportEditSearch,
  beforeLoad: ({ search }) => {
    if (!search.id_result) throw redirect({ to: '/marketing/results-campaigns-report/list', replace: true })
  },
  loaderDeps: ({ search: { id_result = 0 } }) => ({ id: id_result }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(fresh(trpc.campaignResults.get.queryOptions(deps))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <ResultEditPage key={record.id} record={record} />
  },
})
