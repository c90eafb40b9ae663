import { createFileRoute } from '@tanstack/react-router'
import { EventRegisterPage } from '@/features/marketing/events/event-form-pages.tsx'

export const Route = createFileRoute('/_app/marketing/events/register')({
  staticData: {
    needs: { module: 'eventos', ability: 'create' },
    title: 'Novo evento',
    back: '/marketing/events/list',
    area: 'marketing',
    action: true,
  },
  component: EventRegisterPage,
})
