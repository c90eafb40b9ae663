import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { QuestionListPage } from '@/features/careers/vacancy-questions/question-list-page.tsx'

export const Route = createFileRoute('/_app/careers/questions/list')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'read' },
    title: 'Perguntas a candidatos',
    back: { to: '/human-resources', label: 'Recursos Humanos' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('vacancyQuestions'),
  component: QuestionListPage,
})
