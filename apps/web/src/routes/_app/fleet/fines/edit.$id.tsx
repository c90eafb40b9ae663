import { createFileRoute } from '@tanstack/react-router'
import { FinePage } from '@/features/operations/fleet/fine-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/fleet/fines/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Multa',
    back: '/fleet/fines/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.fines.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <FinePage key={record.updated_at} record={record} />
  },
})
