import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { CriterionListPage } from '@/features/desk/blocking/criterion-list-page.tsx'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/blocking-exception-criterion/list/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'regras_bloqueio', ability: 'read' },
    title: 'Critérios de exceção',
    back: '/blocking-rules/list',
    area: 'service',
  },
  validateSearch: listSearch,
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(trpc.blockingRules.get.queryOptions({ id: params.id })),
  component: function List() {
    return <CriterionListPage rule={Route.useParams().id} />
  },
})
