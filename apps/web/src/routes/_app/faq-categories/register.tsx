import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { OrderedCategoryRegisterPage } from '@/features/content/categories/ordered-category-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/faq-categories/register')({
  staticData: {
    title: 'Nova categoria',
    back: { to: '/faq-categories/list', label: 'Categorias do FAQ' },
    area: 'content',
    action: may('perguntas_frequentes', 'manage'),
  },
  component: () => (
    <Permitted module="perguntas_frequentes" ability="manage">
      <OrderedCategoryRegisterPage kind="faq" />
    </Permitted>
  ),
})
