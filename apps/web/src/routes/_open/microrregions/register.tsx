import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { MicroregionRegisterPage } from '@/features/company/microregions/microregion-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_open/microrregions/register')({
  staticData: {
    title: 'Nova microrregião',
    back: { to: '/microrregions/list', label: 'Microrregiões' },
    area: 'admin',
    action: may('configuracao', 'manage'),
  },
  component: () => (
    <Permitted module="configuracao" ability="manage">
      <MicroregionRegisterPage />
    </Permitted>
  ),
})
