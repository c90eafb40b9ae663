import { createFileRoute } from '@tanstack/react-router'
import { RentalCompanyRegisterPage } from '@/features/operations/fleet/rental-company-pages.tsx'

export const Route = createFileRoute('/_app/fleet/companies/register')({
  staticData: {
    needs: { module: 'frota', ability: 'manage' },
    title: 'Nova locadora',
    back: '/fleet/companies/list',
    area: 'operations',
    action: true,
  },
  component: RentalCompanyRegisterPage,
})
