import { createFileRoute } from '@tanstack/react-router'
import { TreatmentEditPage } from '@/features/access/treatments/treatment-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/treatments/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Editar tratamento de dados',
    back: '/treatments/list',
    area: 'settings',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.treatments.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <TreatmentEditPage key={record.id} record={record} />
  },
})
