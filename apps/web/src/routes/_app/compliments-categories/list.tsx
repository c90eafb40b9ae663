import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { ComplimentCategoryListPage } from '@/features/people/compliments/compliment-category-list-page.tsx'

export const Route = createFileRoute('/_app/compliments-categories/list')({
  staticData: { title: 'Categorias de elogios', back: { to: '/human-resources', label: 'RH' }, area: 'hr' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="rh" ability="read">
      <ComplimentCategoryListPage />
    </Permitted>
  ),
})
