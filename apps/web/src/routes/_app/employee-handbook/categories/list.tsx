import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { OrderedCategoryListPage } from '@/features/content/categories/ordered-category-list-page.tsx'

export const Route = createFileRoute('/_app/employee-handbook/categories/list')({
  staticData: {
    title: 'Categorias do manual',
    back: { to: '/content/home', label: 'Conteúdo' },
    area: 'content',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="manual" ability="read">
      <OrderedCategoryListPage kind="manual" />
    </Permitted>
  ),
})
