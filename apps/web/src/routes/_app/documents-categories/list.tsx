import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { DocumentCategoryListPage } from '@/features/people/documents/document-category-list-page.tsx'

export const Route = createFileRoute('/_app/documents-categories/list')({
  staticData: {
    needs: { module: 'rh', ability: 'read' },
    title: 'Categorias de documentos',
    back: { to: '/human-resources', label: 'RH' },
    area: 'hr',
  },
  validateSearch: listSearch,
  loader: askRows('documentCategories'),
  component: DocumentCategoryListPage,
})
