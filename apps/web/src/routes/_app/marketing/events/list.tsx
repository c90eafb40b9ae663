import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { EventListPage } from '@/features/marketing/events/event-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/events/list')({
  staticData: {
    needs: { module: 'eventos', ability: 'read' },
    title: 'Eventos',
    back: '/marketing/home',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('marketingEvents'),
  component: EventListPage,
})
