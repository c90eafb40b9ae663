import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { EventListPage } from '@/features/marketing/events/event-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/events/list')({
  staticData: { title: 'Eventos', back: { to: '/marketing/home', label: 'Marketing' }, area: 'marketing' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="eventos" ability="read">
      <EventListPage />
    </Permitted>
  ),
})
