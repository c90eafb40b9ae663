import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { MotiveRegisterPage } from '@/features/sales/blacklist/motive-pages.tsx'

export const Route = createFileRoute('/_app/blacklist/motives/register')({
  staticData: {
    title: 'Novo motivo',
    back: { to: '/blacklist/motives/list', label: 'Motivos' },
    area: 'admin',
  },
  component: () => (
    <Permitted module="blacklist" ability="create">
      <MotiveRegisterPage />
    </Permitted>
  ),
})
