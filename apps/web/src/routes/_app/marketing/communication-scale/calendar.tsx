import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { CommunicationCalendarPage } from '@/features/marketing/communication/sends/calendar-page.tsx'

/** What will be sent in the next 30 days. */
export const Route = createFileRoute('/_app/marketing/communication-scale/calendar')({
  staticData: {
    title: 'Calendário de envios',
    back: { to: '/marketing/communication-scale/list', label: 'Campanhas de comunicação' },
    area: 'marketing',
  },
  component: () => (
    <Permitted module="regua_comunicacao" ability="read">
      <CommunicationCalendarPage />
    </Permitted>
  ),
})
