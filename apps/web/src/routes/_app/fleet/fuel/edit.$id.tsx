import { createFileRoute } from '@tanstack/react-router'
import { FuelEditPage } from '@/features/operations/fleet/fuel-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/fleet/fuel/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Abastecimento',
    back: '/fleet/fuel/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.fuels.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <FuelEditPage key={record.id} record={record} />
  },
})
