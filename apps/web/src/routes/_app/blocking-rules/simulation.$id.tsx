import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { SimulationPage } from '@/features/desk/blocking/simulation-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

const tabs = ['bloquear', 'excecao', 'fora', 'mudancas'] as const

/** `aba` is the part of the result that is shown. */
export const Route = createFileRoute('/_app/blocking-rules/simulation/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'regras_bloqueio', ability: 'read' },
    title: 'Simulação',
    back: '/blocking-rules/list',
    area: 'service',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    aba: tabs.find((tab) => tab === search.aba),
  }),
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.blockingSimulations.last.queryOptions({ id: params.id }))),
  component: function Simulation() {
    const { id } = Route.useParams()
    return <SimulationPage key={id} rule={id} last={Route.useLoaderData()} />
  },
})
