import { createFileRoute } from '@tanstack/react-router'
import { ContractingCompanyRegisterPage } from '@/features/company/contracting-companies/contracting-company-form-pages.tsx'

export const Route = createFileRoute('/_app/contracting/companies/register')({
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Nova empresa contratante',
    back: '/contracting/companies/list',
    area: 'admin',
    action: true,
  },
  component: ContractingCompanyRegisterPage,
})
