import { createFileRoute } from '@tanstack/react-router'
import { listSearch, type ListSearch } from '@/components/table/list-search.ts'
import { ImportListPage } from '@/features/sales/lead-imports/import-list-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** The route ImportsLeadsList. */
export const Route = createFileRoute('/_app/marketing/imports-leads/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Importar leads',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: (search: Record<string, unknown>): ListSearch & { id?: number } => ({
    ...listSearch(search),
    id: idInSearch(search.id),
  }),
  component: function List() {
    const { id } = Route.useSearch()
    return <ImportListPage key={id} id={id} />
  },
})
