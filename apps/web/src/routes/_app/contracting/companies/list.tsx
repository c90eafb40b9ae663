import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ContractingCompanyListPage } from '@/features/company/contracting-companies/contracting-company-list-page.tsx'

export const Route = createFileRoute('/_app/contracting/companies/list')({
  staticData: {
    title: 'Empresas contratantes',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'admin',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="configuracao" ability="read">
      <ContractingCompanyListPage />
    </Permitted>
  ),
})
