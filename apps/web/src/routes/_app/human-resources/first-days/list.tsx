import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { FirstDayListPage } from '@/features/people/first-days/first-day-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/first-days/list')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Antes do primeiro dia',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('firstDays'),
  component: FirstDayListPage,
})
