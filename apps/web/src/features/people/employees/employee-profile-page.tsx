import { can } from '@intranet/contract/access'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { ProfileSheet } from '@/features/access/users/user-profile-page.tsx'
import type { UserRecord } from '@/features/access/users/user-form.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'

/** An employee as HR sees them; its readers get no personal data from the server. */
export function EmployeeProfilePage({ id }: { id: number }) {
  const session = useSession()
  if (session?.usuarioId !== id && !can(session, 'rh', 'read')) return <ForbiddenPage />
  return <Profile id={id} />
}

function Profile({ id }: { id: number }) {
  const read = useRecord(trpc.employees.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(user) => (
        <ProfileSheet user={user as UserRecord} edit={`/human-resources/employee/form/edit/${id}`} />
      )}
    </LoadedPage>
  )
}
