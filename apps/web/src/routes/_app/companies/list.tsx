import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ProviderListPage } from '@/features/company/providers/provider-list-page.tsx'

/** The same table as /providers (docs/company.md#two-names-of-a-provider). */
export const Route = createFileRoute('/_app/companies/list')({
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Provedores',
    back: '/modulos/admin',
    area: 'admin',
  },
  validateSearch: listSearch,
  loader: askRows('providers'),
  component: () => <ProviderListPage add="/companies/register" />,
})
