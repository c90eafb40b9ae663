import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { DocumentBatchPage } from '@/features/people/documents/document-batch-page.tsx'

export const Route = createFileRoute('/_app/documents/batch')({
  staticData: {
    title: 'Enviar documentos em lote',
    back: { to: '/documents/list', label: 'Documentos' },
    area: 'hr',
  },
  component: () => (
    <Permitted module="rh" ability="manage">
      <DocumentBatchPage />
    </Permitted>
  ),
})
