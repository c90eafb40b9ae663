import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { DocumentCategoryRegisterPage } from '@/features/people/documents/document-category-pages.tsx'

export const Route = createFileRoute('/_app/documents-categories/register')({
  staticData: {
    title: 'Nova categoria',
    back: { to: '/documents-categories/list', label: 'Categorias de documentos' },
    area: 'hr',
  },
  component: () => (
    <Permitted module="rh" ability="manage">
      <DocumentCategoryRegisterPage />
    </Permitted>
  ),
})
