import { createFileRoute } from '@tanstack/react-router'
import { BriefcaseBusiness } from 'lucide-react'
import { VacanciesPage } from '@/features/careers/public/vacancies-page.tsx'
import { vacancySearch } from '@/features/careers/public/vacancy-search.ts'

export const Route = createFileRoute('/_open/careers/list/{-$company}')({
  staticData: {
    needs: 'open',
    title: 'Vagas abertas',
    back: { to: '/home/vacancy', label: 'Trabalhe conosco' },
    menu: {
      place: 10,
      name: 'Trabalhe Conosco',
      short: 'Vagas',
      icon: BriefcaseBusiness,
      visible: (holder) => holder !== null,
      lights: '/home/vacancy',
    },
  },
  validateSearch: vacancySearch,
  component: function List() {
    return <VacanciesPage asked={Route.useSearch()} company={Route.useParams().company} />
  },
})
