import { createFileRoute } from '@tanstack/react-router'
import { listSearch, type ListSearch } from '@/components/table/list-search.ts'
import { ImportPage } from '@/features/sales/lead-imports/import-page.tsx'
import { NoImportPage } from '@/features/sales/lead-imports/no-import-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** The route ImportsLeadsFileList: `id` is the import. */
export const Route = createFileRoute('/_app/marketing/imports-leads/file/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Participantes da importação',
    back: '/marketing/imports-leads/list',
    area: 'marketing',
  },
  validateSearch: (search: Record<string, unknown>): ListSearch & { id?: number } => ({
    ...listSearch(search),
    id: idInSearch(search.id),
  }),
  component: function File() {
    const { id } = Route.useSearch()
    return id ? <ImportPage key={id} id={id} /> : <NoImportPage title="PARTICIPANTES" />
  },
})
