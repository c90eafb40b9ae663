import { createFileRoute } from '@tanstack/react-router'
import { IncidentCategoryEditPage } from '@/features/operations/incidents/incident-category-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/incidents-categories/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'incidentes', ability: 'manage' },
    title: 'Editar categoria',
    back: '/incidents-categories/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.incidentCategories.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <IncidentCategoryEditPage key={record.id} record={record} />
  },
})
