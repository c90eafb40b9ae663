import { createFileRoute } from '@tanstack/react-router'
import { shell } from '@intranet/contract/messages'
import { guestsOnly, signInSearch } from '@/features/access/auth/guests-only.ts'
import { RegisterPage } from '@/features/access/auth/register-page.tsx'

export const Route = createFileRoute('/_open/home/login/register')({
  staticData: { needs: 'open', title: shell.signUp, step: true },
  validateSearch: signInSearch,
  beforeLoad: guestsOnly,
  component: Register,
})

function Register() {
  return <RegisterPage asked={Route.useSearch().return} />
}
