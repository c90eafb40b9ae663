import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ProviderListPage } from '@/features/company/providers/provider-list-page.tsx'

/** The same table as /providers (docs/company.md#two-names-of-a-provider). */
export const Route = createFileRoute('/_app/companies/list')({
  staticData: { title: 'Provedores', back: { to: '/modulos/admin', label: 'Administração' }, area: 'admin' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="configuracao" ability="read">
      <ProviderListPage add="/companies/register" />
    </Permitted>
  ),
})
