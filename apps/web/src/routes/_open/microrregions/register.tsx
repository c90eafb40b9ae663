import { createFileRoute } from '@tanstack/react-router'
import { ManagersOnly } from '@/components/records/managers-only.tsx'
import { MicroregionRegisterPage } from '@/features/company/microregions/microregion-form-pages.tsx'

export const Route = createFileRoute('/_open/microrregions/register')({
  staticData: {
    title: 'Nova microrregião',
    back: { to: '/microrregions/list', label: 'Microrregiões' },
    area: 'admin',
  },
  component: () => (
    <ManagersOnly module="configuracao">
      <MicroregionRegisterPage />
    </ManagersOnly>
  ),
})
