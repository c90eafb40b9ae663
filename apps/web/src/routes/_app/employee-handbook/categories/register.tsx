import { createFileRoute } from '@tanstack/react-router'
import { OrderedCategoryRegisterPage } from '@/features/content/categories/ordered-category-pages.tsx'

export const Route = createFileRoute('/_app/employee-handbook/categories/register')({
  staticData: {
    needs: { module: 'manual', ability: 'manage' },
    title: 'Nova categoria',
    back: '/employee-handbook/categories/list',
    area: 'content',
    action: true,
  },
  component: () => <OrderedCategoryRegisterPage kind="manual" />,
})
