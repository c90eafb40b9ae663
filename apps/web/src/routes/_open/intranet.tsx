import { createFileRoute } from '@tanstack/react-router'
import { shell } from '@intranet/contract/messages'
import { guestsOnly, staffSearch } from '@/features/access/auth/guests-only.ts'
import { useLinkSecret } from '@/lib/link-secret.ts'
import { SignInPage } from '@/features/access/auth/sign-in-page.tsx'

export const Route = createFileRoute('/_open/intranet')({
  staticData: { needs: 'open', title: shell.signIn, step: true },
  validateSearch: staffSearch,
  beforeLoad: guestsOnly,
  component: StaffDoor,
})

function StaffDoor() {
  const { return: asked, convite, sso } = Route.useSearch()
  const invite = useLinkSecret('convite') ?? convite
  return <SignInPage frame="staff" asked={asked} invite={invite} refused={sso} />
}
