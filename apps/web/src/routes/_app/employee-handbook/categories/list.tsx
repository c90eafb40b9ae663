import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OrderedCategoryListPage } from '@/features/content/categories/ordered-category-list-page.tsx'

export const Route = createFileRoute('/_app/employee-handbook/categories/list')({
  staticData: {
    needs: { module: 'manual', ability: 'read' },
    title: 'Categorias do manual',
    back: '/content/home',
    area: 'content',
  },
  validateSearch: listSearch,
  component: () => <OrderedCategoryListPage kind="manual" />,
})
