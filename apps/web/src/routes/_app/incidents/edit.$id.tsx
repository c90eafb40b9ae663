import { createFileRoute } from '@tanstack/react-router'
import { IncidentEditPage } from '@/features/operations/incidents/incident-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/incidents/edit/$id')({
  params: idParams,
  staticData: {
    needs: 'employee',
    title: 'Editar incidente',
    back: '/incidents/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.incidents.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <IncidentEditPage key={record.id} record={record} />
  },
})
