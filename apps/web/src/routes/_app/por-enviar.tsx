import { createFileRoute } from '@tanstack/react-router'
import { UnsentPage } from '@/features/unsent/unsent-page.tsx'

export const Route = createFileRoute('/_app/por-enviar')({
  staticData: { needs: 'signedIn', title: 'Por enviar', back: { to: '/', label: 'Início' } },
  component: UnsentPage,
})
