import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { EventRegisterPage } from '@/features/marketing/events/event-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/marketing/events/register')({
  staticData: {
    title: 'Novo evento',
    back: { to: '/marketing/events/list', label: 'Eventos' },
    area: 'marketing',
    action: may('eventos', 'create'),
  },
  component: () => (
    <Permitted module="eventos" ability="create">
      <EventRegisterPage />
    </Permitted>
  ),
})
