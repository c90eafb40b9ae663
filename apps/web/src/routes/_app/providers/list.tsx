import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ProviderListPage } from '@/features/company/providers/provider-list-page.tsx'

export const Route = createFileRoute('/_app/providers/list')({
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Provedores',
    back: '/modulos/admin',
    area: 'admin',
  },
  validateSearch: listSearch,
  loader: askRows('providers'),
  component: ProviderListPage,
})
