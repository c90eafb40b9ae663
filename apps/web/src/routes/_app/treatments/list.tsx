import { createFileRoute } from '@tanstack/react-router'
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
  component: TreatmentListPage,
})
