import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ContractingCompanyListPage } from '@/features/company/contracting-companies/contracting-company-list-page.tsx'

export const Route = createFileRoute('/_app/contracting/companies/list')({
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Empresas contratantes',
    back: '/modulos/admin',
    area: 'admin',
  },
  validateSearch: listSearch,
  loader: askRows('contractingCompanies'),
  component: ContractingCompanyListPage,
})
