import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { TreatmentListPage } from '@/features/access/treatments/treatment-list-page.tsx'

export const Route = createFileRoute('/_app/treatments/list')({
  staticData: {
    needs: { module: 'rh', ability: 'read' },
    title: 'Tratamentos de dados',
    back: '/settings/home',
    area: 'settings',
  },
  validateSearch: listSearch,
  loader: askRows('treatments'),
  component: TreatmentListPage,
})
