import { createFileRoute } from '@tanstack/react-router'
import { RefundEditPage } from '@/features/desk/refunds/refund-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/backoffice/estornos/edicao/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'estornos', ability: 'create' },
    title: 'Estorno',
    back: '/backoffice/estornos/listagem',
    area: 'service',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.refunds.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RefundEditPage key={record.id} record={record} />
  },
})
