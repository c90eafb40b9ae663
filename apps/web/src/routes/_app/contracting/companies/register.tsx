import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ContractingCompanyRegisterPage } from '@/features/company/contracting-companies/contracting-company-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/contracting/companies/register')({
  staticData: {
    title: 'Nova empresa contratante',
    back: { to: '/contracting/companies/list', label: 'Empresas contratantes' },
    area: 'admin',
    action: may('configuracao', 'manage'),
  },
  component: () => (
    <Permitted module="configuracao" ability="manage">
      <ContractingCompanyRegisterPage />
    </Permitted>
  ),
})
