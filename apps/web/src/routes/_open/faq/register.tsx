import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { FaqRegisterPage } from '@/features/content/faq/faq-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_open/faq/register')({
  staticData: {
    title: 'Nova pergunta',
    back: { to: '/faq/list', label: 'Perguntas frequentes' },
    area: 'content',
    action: may('perguntas_frequentes', 'create'),
  },
  component: () => (
    <Permitted module="perguntas_frequentes" ability="create">
      <FaqRegisterPage />
    </Permitted>
  ),
})
