import { createFileRoute } from '@tanstack/react-router'
import { QuestionRegisterPage } from '@/features/careers/vacancy-questions/question-pages.tsx'

export const Route = createFileRoute('/_app/careers/questions/register')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'create' },
    title: 'Nova pergunta a candidatos',
    back: '/careers/questions/list',
    area: 'hr',
    action: true,
  },
  component: QuestionRegisterPage,
})
