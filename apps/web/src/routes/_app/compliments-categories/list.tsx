import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { ComplimentCategoryListPage } from '@/features/people/compliments/compliment-category-list-page.tsx'

export const Route = createFileRoute('/_app/compliments-categories/list')({
  staticData: {
    needs: { module: 'rh', ability: 'read' },
    title: 'Categorias de elogios',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('complimentCategories'),
  component: ComplimentCategoryListPage,
})
