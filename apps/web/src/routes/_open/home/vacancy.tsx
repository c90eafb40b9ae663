import { createFileRoute } from '@tanstack/react-router'
import { VacanciesPage } from '@/features/home/vacancies-page.tsx'

export const Route = createFileRoute('/_open/home/vacancy')({
  staticData: { needs: 'open', title: 'Trabalhe conosco' },
  component: VacanciesPage,
})
