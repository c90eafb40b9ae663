import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { InventoryPage } from '@/features/operations/squads/inventory-page.tsx'
import { idParams } from '@/lib/id-params.ts'

/** Also for who answers for the squad, without a role. */
export const Route = createFileRoute('/_app/squads/inventory/$id')({
  params: idParams,
  validateSearch: listSearch,
  staticData: {
    needs: { module: 'suprimentos', ability: 'employee' },
    title: 'Inventário',
    back: { to: '/squads/list', label: 'Equipes' },
    area: 'operations',
  },
  component: function Inventory() {
    const { id } = Route.useParams()
    return <InventoryPage key={id} id={id} />
  },
})
