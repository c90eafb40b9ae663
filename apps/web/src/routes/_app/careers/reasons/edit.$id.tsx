import { createFileRoute } from '@tanstack/react-router'
import { RefusalReasonEditPage } from '@/features/careers/refusal-reasons/refusal-reason-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/careers/reasons/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Editar motivo de reprovação',
    back: '/careers/reasons/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.refusalReasons.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RefusalReasonEditPage key={record.id} record={record} />
  },
})
