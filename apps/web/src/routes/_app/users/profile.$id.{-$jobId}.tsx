import { createFileRoute } from '@tanstack/react-router'
import { UserProfilePage } from '@/features/access/users/user-profile-page.tsx'
import { profileSearch } from '@/features/people/employees/profile-tab.ts'
import { paramsWithId } from '@/lib/params-with-id.ts'

export const Route = createFileRoute('/_app/users/profile/$id/{-$jobId}')({
  params: paramsWithId<{ id: string; jobId?: string }>(),
  validateSearch: profileSearch,
  staticData: { needs: 'signedIn', title: 'Perfil', back: { to: '/', label: 'Início' } },
  component: function UserProfile() {
    const { id } = Route.useParams()
    return <UserProfilePage key={id} id={id} />
  },
})
