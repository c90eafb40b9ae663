import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { CategoryListPage } from '@/features/content/categories/category-list-page.tsx'

export const Route = createFileRoute('/_app/categories/list')({
  staticData: {
    title: 'Categorias de novidades',
    back: { to: '/modulos/admin', label: 'Administração' },
    area: 'admin',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="novidades" ability="read">
      <CategoryListPage />
    </Permitted>
  ),
})
