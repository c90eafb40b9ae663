import { createFileRoute } from '@tanstack/react-router'
import { VacanciesPage } from '@/features/careers/public/vacancies-page.tsx'
import { vacancySearch } from '@/features/careers/public/vacancy-search.ts'

export const Route = createFileRoute('/_open/home/vacancy')({
  staticData: { needs: 'open', title: 'Trabalhe conosco' },
  validateSearch: vacancySearch,
  component: function Vacancies() {
    return <VacanciesPage asked={Route.useSearch()} />
  },
})
