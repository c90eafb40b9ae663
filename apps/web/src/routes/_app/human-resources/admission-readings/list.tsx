import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { AdmissionReadingListPage } from '@/features/people/first-days/admission-reading-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/admission-readings/list')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Leituras oferecidas',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: AdmissionReadingListPage,
})
