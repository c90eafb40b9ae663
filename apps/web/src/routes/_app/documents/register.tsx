import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { DocumentRegisterPage } from '@/features/people/documents/document-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/documents/register')({
  staticData: {
    title: 'Novo documento',
    back: { to: '/documents/list', label: 'Documentos' },
    area: 'hr',
    action: may('rh', 'manage'),
  },
  component: () => (
    <Permitted module="rh" ability="manage">
      <DocumentRegisterPage />
    </Permitted>
  ),
})
