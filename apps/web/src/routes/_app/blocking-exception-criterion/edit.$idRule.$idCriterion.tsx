import { createFileRoute } from '@tanstack/react-router'
import { CriterionEditPage } from '@/features/desk/blocking/criterion-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { ruleAndCriterionParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/blocking-exception-criterion/edit/$idRule/$idCriterion')({
  params: ruleAndCriterionParams,
  staticData: {
    needs: { module: 'regras_bloqueio', ability: 'create' },
    title: 'Critério',
    back: '/blocking-rules/list',
    area: 'service',
  },
  loader: ({ context: { queryClient }, params }) =>
    Promise.all([
      queryClient.fetchQuery(fresh(trpc.blockingCriteria.get.queryOptions({ id: params.idCriterion }))),
      queryClient.ensureQueryData(trpc.blockingRules.get.queryOptions({ id: params.idRule })),
    ]),
  component: function Edit() {
    const [record, rule] = Route.useLoaderData()
    return <CriterionEditPage key={record.id} rule={rule} record={record} />
  },
})
