import { createFileRoute } from '@tanstack/react-router'
import { AccountSecurityPage } from '@/features/access/factors/account-security-page.tsx'

export const Route = createFileRoute('/_app/users/security')({
  staticData: { needs: 'signedIn', title: 'Segurança da conta', back: { to: '/', label: 'Início' } },
  component: AccountSecurityPage,
})
