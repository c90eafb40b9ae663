import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { AffectedListPage } from '@/features/access/data-incidents/affected-list-page.tsx'
import { idParams } from '@/lib/id-params.ts'

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
    return <AffectedListPage id={Route.useParams().id} />
  },
})
