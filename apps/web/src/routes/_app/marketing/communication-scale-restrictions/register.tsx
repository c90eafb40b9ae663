import { createFileRoute } from '@tanstack/react-router'
import { RestrictionRegisterPage } from '@/features/marketing/communication/restrictions/restriction-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/communication-scale-restrictions/register')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'create' },
    title: 'Nova restrição',
    back: '/marketing/communication-scale-restrictions/list',
    area: 'marketing',
    action: true,
  },
  component: RestrictionRegisterPage,
})
