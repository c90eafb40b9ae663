import { createFileRoute } from '@tanstack/react-router'
import { DocumentRegisterPage } from '@/features/people/documents/document-form-pages.tsx'

export const Route = createFileRoute('/_app/documents/register')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Novo documento',
    back: '/documents/list',
    area: 'hr',
    action: true,
  },
  component: DocumentRegisterPage,
})
