import { createFileRoute } from '@tanstack/react-router'
import { EducationPage } from '@/features/careers/resume/section-forms.tsx'
import { sectionSearch } from '@/features/careers/resume/section-search.ts'

export const Route = createFileRoute('/_app/resume/education/register')({
  staticData: { needs: 'signedIn', title: 'Formação', back: '/resume/list' },
  validateSearch: sectionSearch('descricao', 'ie', 'data_inicio', 'data_fim'),
  component: function Register() {
    const { id, ...start } = Route.useSearch()
    return <EducationPage id={id} start={start} />
  },
})
