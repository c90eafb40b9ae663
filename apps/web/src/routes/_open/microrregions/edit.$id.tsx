import { createFileRoute } from '@tanstack/react-router'
import { MicroregionEditPage } from '@/features/company/microregions/microregion-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_open/microrregions/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Editar microrregião',
    back: '/microrregions/list',
    area: 'admin',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.microregions.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <MicroregionEditPage key={record.id} record={record} />
  },
})
