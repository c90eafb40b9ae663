import { createFileRoute } from '@tanstack/react-router'
import { DocumentBatchPage } from '@/features/people/documents/document-batch-page.tsx'

export const Route = createFileRoute('/_app/documents/batch')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Enviar documentos em lote',
    back: '/documents/list',
    area: 'hr',
  },
  component: DocumentBatchPage,
})
