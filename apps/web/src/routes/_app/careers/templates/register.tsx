import { createFileRoute } from '@tanstack/react-router'
import { CareerTemplateRegisterPage } from '@/features/careers/career-templates/career-template-pages.tsx'

export const Route = createFileRoute('/_app/careers/templates/register')({
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Nova mensagem aos candidatos',
    back: '/careers/templates/list',
    area: 'hr',
    action: true,
  },
  component: CareerTemplateRegisterPage,
})
