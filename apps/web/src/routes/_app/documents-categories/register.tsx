import { createFileRoute } from '@tanstack/react-router'
import { DocumentCategoryRegisterPage } from '@/features/people/documents/document-category-pages.tsx'

export const Route = createFileRoute('/_app/documents-categories/register')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Nova categoria',
    back: '/documents-categories/list',
    area: 'hr',
    action: true,
  },
  component: DocumentCategoryRegisterPage,
})
