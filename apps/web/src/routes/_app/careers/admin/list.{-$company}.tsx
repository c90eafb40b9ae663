import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { VacancyListPage } from '@/features/careers/vacancies/vacancy-list-page.tsx'

export const Route = createFileRoute('/_app/careers/admin/list/{-$company}')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'read' },
    title: 'Vagas',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  component: function List() {
    return <VacancyListPage company={Route.useParams().company} />
  },
})
