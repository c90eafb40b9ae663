import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { DocumentListPage } from '@/features/people/documents/document-list-page.tsx'

export const Route = createFileRoute('/_app/documents/list')({
  staticData: { needs: 'employee', title: 'Documentos', back: { to: '/', label: 'Início' }, area: 'hr' },
  validateSearch: listSearch,
  component: DocumentListPage,
})
