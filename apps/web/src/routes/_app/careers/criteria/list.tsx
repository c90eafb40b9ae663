import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { CriterionListPage } from '@/features/careers/interviews/criterion-list-page.tsx'

export const Route = createFileRoute('/_app/careers/criteria/list')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Critérios de entrevista',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: CriterionListPage,
})
