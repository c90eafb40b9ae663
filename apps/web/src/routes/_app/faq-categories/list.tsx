import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OrderedCategoryListPage } from '@/features/content/categories/ordered-category-list-page.tsx'

export const Route = createFileRoute('/_app/faq-categories/list')({
  staticData: {
    needs: { module: 'perguntas_frequentes', ability: 'read' },
    title: 'Categorias do FAQ',
    back: '/content/home',
    area: 'content',
  },
  validateSearch: listSearch,
  component: () => <OrderedCategoryListPage kind="faq" />,
})
