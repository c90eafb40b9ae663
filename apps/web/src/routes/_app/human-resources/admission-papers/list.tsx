import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { AdmissionPaperListPage } from '@/features/people/first-days/admission-paper-list-page.tsx'

export const Route = createFileRoute('/_app/human-resources/admission-papers/list')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Papéis da admissão',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: AdmissionPaperListPage,
})
