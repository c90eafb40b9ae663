import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { HolidayListPage } from '@/features/company/holidays/holiday-list-page.tsx'

export const Route = createFileRoute('/_app/holidays/list')({
  staticData: {
    needs: { module: 'rh', ability: 'read' },
    title: 'Feriados',
    back: '/modulos/admin',
    area: ['admin', 'hr'],
  },
  validateSearch: listSearch,
  loader: askRows('holidays'),
  component: HolidayListPage,
})
