import { createFileRoute } from '@tanstack/react-router'
import { CriterionRegisterPage } from '@/features/careers/interviews/criterion-pages.tsx'

export const Route = createFileRoute('/_app/careers/criteria/register')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Novo critério de entrevista',
    back: '/careers/criteria/list',
    area: 'hr',
    action: true,
  },
  component: CriterionRegisterPage,
})
