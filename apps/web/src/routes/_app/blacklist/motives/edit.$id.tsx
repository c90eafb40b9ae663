import { createFileRoute } from '@tanstack/react-router'
import { MotiveEditPage } from '@/features/sales/blacklist/motive-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/blacklist/motives/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'blacklist', ability: 'create' },
    title: 'Editar motivo',
    back: '/blacklist/motives/list',
    area: ['admin', 'sales'],
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.blacklistMotives.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <MotiveEditPage key={record.id} record={record} />
  },
})
