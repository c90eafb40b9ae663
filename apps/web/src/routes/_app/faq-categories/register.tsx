import { createFileRoute } from '@tanstack/react-router'
import { OrderedCategoryRegisterPage } from '@/features/content/categories/ordered-category-pages.tsx'

export const Route = createFileRoute('/_app/faq-categories/register')({
  staticData: {
    needs: { module: 'perguntas_frequentes', ability: 'manage' },
    title: 'Nova categoria',
    back: '/faq-categories/list',
    area: 'content',
    action: true,
  },
  component: () => <OrderedCategoryRegisterPage kind="faq" />,
})
