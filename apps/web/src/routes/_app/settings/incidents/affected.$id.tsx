import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { AffectedListPage } from '@/features/access/data-incidents/affected-list-page.tsx'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/settings/incidents/affected/$id')({
  params: idParams,
  validateSearch: listSearch,
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Pessoas afetadas',
    back: '/settings/incidents/edit/$id',
    area: 'settings',
  },
  component: function Affected() {
    const { id } = Route.useParams()
    const read = useQuery(trpc.dataIncidents.get.queryOptions({ id }))
    return <LoadedPage reads={[read]}>{(incident) => <AffectedListPage incident={incident} />}</LoadedPage>
  },
})
