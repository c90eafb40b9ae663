import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { MotiveRegisterPage } from '@/features/sales/blacklist/motive-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/blacklist/motives/register')({
  staticData: {
    title: 'Novo motivo',
    back: { to: '/blacklist/motives/list', label: 'Motivos' },
    area: 'admin',
    action: may('blacklist', 'create'),
  },
  component: () => (
    <Permitted module="blacklist" ability="create">
      <MotiveRegisterPage />
    </Permitted>
  ),
})
