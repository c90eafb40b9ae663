import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ShutdownListPage } from '@/features/people/shutdowns/shutdown-list-page.tsx'

export const Route = createFileRoute('/_app/shutdowns/list')({
  staticData: {
    needs: { module: 'desligamentos', ability: 'read' },
    title: 'Desligamentos',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('shutdowns'),
  component: ShutdownListPage,
})
