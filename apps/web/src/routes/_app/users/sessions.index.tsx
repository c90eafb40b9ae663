import { createFileRoute } from '@tanstack/react-router'
import { SessionsPage } from '@/features/access/users/sessions-page.tsx'

export const Route = createFileRoute('/_app/users/sessions/')({
  staticData: { needs: 'signedIn', title: 'Sessões e aparelhos', back: { to: '/', label: 'Início' } },
  component: () => <SessionsPage />,
})
