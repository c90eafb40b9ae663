import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ContractingCompanyRegisterPage } from '@/features/company/contracting-companies/contracting-company-form-pages.tsx'

export const Route = createFileRoute('/_app/contracting/companies/register')({
  staticData: {
    title: 'Nova empresa contratante',
    back: { to: '/contracting/companies/list', label: 'Empresas contratantes' },
    area: 'admin',
  },
  component: () => (
    <Permitted module="configuracao" ability="manage">
      <ContractingCompanyRegisterPage />
    </Permitted>
  ),
})
