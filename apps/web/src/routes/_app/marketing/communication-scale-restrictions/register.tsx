import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { RestrictionRegisterPage } from '@/features/marketing/communication/restrictions/restriction-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale-restrictions/register')({
  staticData: {
    title: 'Nova restrição',
    back: { to: '/marketing/communication-scale-restrictions/list', label: 'Restrições de envio' },
    area: 'marketing',
    action: may('regua_comunicacao', 'create'),
  },
  component: () => (
    <Permitted module="regua_comunicacao" ability="create">
      <RestrictionRegisterPage />
    </Permitted>
  ),
})
