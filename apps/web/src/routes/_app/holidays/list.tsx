import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { HolidayListPage } from '@/features/company/holidays/holiday-list-page.tsx'

export const Route = createFileRoute('/_app/holidays/list')({
  staticData: { title: 'Feriados', back: { to: '/modulos/admin', label: 'Administração' }, area: 'admin' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="rh" ability="read">
      <HolidayListPage />
    </Permitted>
  ),
})
