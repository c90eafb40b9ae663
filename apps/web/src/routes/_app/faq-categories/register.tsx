import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { OrderedCategoryRegisterPage } from '@/features/content/categories/ordered-category-pages.tsx'

export const Route = createFileRoute('/_app/faq-categories/register')({
  staticData: {
    title: 'Nova categoria',
    back: { to: '/faq-categories/list', label: 'Categorias do FAQ' },
    area: 'content',
  },
  component: () => (
    <Permitted module="perguntas_frequentes" ability="manage">
      <OrderedCategoryRegisterPage kind="faq" />
    </Permitted>
  ),
})
