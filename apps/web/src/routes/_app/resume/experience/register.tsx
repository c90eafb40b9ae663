import { createFileRoute } from '@tanstack/react-router'
import { ExperiencePage } from '@/features/careers/resume/section-forms.tsx'
import { sectionSearch } from '@/features/careers/resume/section-search.ts'

export const Route = createFileRoute('/_app/resume/experience/register')({
  staticData: { needs: 'signedIn', title: 'Experiência', back: '/resume/list' },
  validateSearch: sectionSearch('funcao', 'empresa', 'data_inicio', 'data_fim'),
  component: function Register() {
    const { id, ...start } = Route.useSearch()
    return <ExperiencePage id={id} start={start} />
  },
})
