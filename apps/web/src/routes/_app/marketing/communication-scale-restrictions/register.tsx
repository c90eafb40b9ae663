import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { RestrictionRegisterPage } from '@/features/marketing/communication/restrictions/restriction-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/communication-scale-restrictions/register')({
  staticData: {
    title: 'Nova restrição',
    back: { to: '/marketing/communication-scale-restrictions/list', label: 'Restrições de envio' },
    area: 'marketing',
  },
  component: () => (
    <Permitted module="regua_comunicacao" ability="create">
      <RestrictionRegisterPage />
    </Permitted>
  ),
})
