import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ContractingCompanyListPage } from '@/features/company/contracting-companies/contracting-company-list-page.tsx'

export const Route = createFileRoute('/_app/contracting/companies/list')({
  staticData: {
    title: 'Empresas contratantes',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'admin',
  },
  validateSearch: listSearch,
  component: ContractingCompanyListPage,
})
