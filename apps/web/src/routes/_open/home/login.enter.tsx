import { createFileRoute } from '@tanstack/react-router'
import { shell } from '@intranet/contract/messages'
import { guestsOnly, signInSearch } from '@/features/access/auth/guests-only.ts'
import { SignInPage } from '@/features/access/auth/sign-in-page.tsx'

export const Route = createFileRoute('/_open/home/login/enter')({
  staticData: { needs: 'open', title: shell.signIn, step: true },
  validateSearch: signInSearch,
  beforeLoad: guestsOnly,
  component: Enter,
})

function Enter() {
  return <SignInPage frame="public" asked={Route.useSearch().return} />
}
