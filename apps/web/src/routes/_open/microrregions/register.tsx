import { createFileRoute } from '@tanstack/react-router'
import { MicroregionRegisterPage } from '@/features/company/microregions/microregion-form-pages.tsx'

export const Route = createFileRoute('/_open/microrregions/register')({
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Nova microrregião',
    back: '/microrregions/list',
    area: 'admin',
    action: true,
  },
  component: MicroregionRegisterPage,
})
