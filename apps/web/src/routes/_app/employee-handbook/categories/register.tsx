import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { OrderedCategoryRegisterPage } from '@/features/content/categories/ordered-category-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/employee-handbook/categories/register')({
  staticData: {
    title: 'Nova categoria',
    back: { to: '/employee-handbook/categories/list', label: 'Categorias do manual' },
    area: 'content',
    action: may('manual', 'manage'),
  },
  component: () => (
    <Permitted module="manual" ability="manage">
      <OrderedCategoryRegisterPage kind="manual" />
    </Permitted>
  ),
})
