import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { CategoryListPage } from '@/features/content/categories/category-list-page.tsx'

export const Route = createFileRoute('/_app/categories/list')({
  staticData: {
    needs: { module: 'novidades', ability: 'read' },
    title: 'Categorias de novidades',
    back: '/modulos/admin',
    area: 'admin',
  },
  validateSearch: listSearch,
  loader: askRows('categories'),
  component: CategoryListPage,
})
