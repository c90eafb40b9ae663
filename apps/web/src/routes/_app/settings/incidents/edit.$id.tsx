import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { DataIncidentPage } from '@/features/access/data-incidents/data-incident-page.tsx'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/settings/incidents/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Incidente',
    back: '/settings/incidents/list',
    area: 'settings',
  },
  component: function Edit() {
    const read = useQuery(trpc.dataIncidents.get.queryOptions({ id: Route.useParams().id }))
    return <LoadedPage reads={[read]}>{(record) => <DataIncidentPage record={record} />}</LoadedPage>
  },
})
