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
    queryClient.fetchQuery(fresh(trpc.blockingCriteria.get.queryOptions({ id: params.idCriterion }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <CriterionEditPage key={record.id} record={record} />
  },
})
