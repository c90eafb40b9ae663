import { createFileRoute } from '@tanstack/react-router'
import { CriterionEditPage } from '@/features/careers/interviews/criterion-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/careers/criteria/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Editar critério de entrevista',
    back: '/careers/criteria/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.interviewCriteria.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <CriterionEditPage key={record.id} record={record} />
  },
})
