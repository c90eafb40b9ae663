import { createFileRoute } from '@tanstack/react-router'
import { UserProfilePage } from '@/features/access/users/user-profile-page.tsx'
import { profileSearch } from '@/features/people/employees/profile-tab.ts'

export const Route = createFileRoute('/_app/users/profile/$id/{-$jobId}')({
  validateSearch: profileSearch,
  staticData: { title: 'Perfil', back: { to: '/', label: 'Início' } },
  component: function UserProfile() {
    const id = Number(Route.useParams().id)
    return <UserProfilePage key={id} id={id} />
  },
})
