import { createFileRoute } from '@tanstack/react-router'
import { FaqRegisterPage } from '@/features/content/faq/faq-form-pages.tsx'

export const Route = createFileRoute('/_open/faq/register')({
  staticData: {
    needs: { module: 'perguntas_frequentes', ability: 'create' },
    title: 'Nova pergunta',
    back: '/faq/list',
    area: 'content',
    action: true,
  },
  component: FaqRegisterPage,
})
