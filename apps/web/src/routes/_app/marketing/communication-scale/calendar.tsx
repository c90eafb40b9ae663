import { createFileRoute } from '@tanstack/react-router'
import { CommunicationCalendarPage } from '@/features/marketing/communication/sends/calendar-page.tsx'

/** What will be sent in the next 30 days. */
export const Route = createFileRoute('/_app/marketing/communication-scale/calendar')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'read' },
    title: 'Calendário de envios',
    back: '/marketing/communication-scale/list',
    area: 'marketing',
  },
  component: CommunicationCalendarPage,
})
