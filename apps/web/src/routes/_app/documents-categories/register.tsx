import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { DocumentCategoryRegisterPage } from '@/features/people/documents/document-category-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/documents-categories/register')({
  staticData: {
    title: 'Nova categoria',
    back: { to: '/documents-categories/list', label: 'Categorias de documentos' },
    area: 'hr',
    action: may('rh', 'manage'),
  },
  component: () => (
    <Permitted module="rh" ability="manage">
      <DocumentCategoryRegisterPage />
    </Permitted>
  ),
})
