import { createFileRoute } from '@tanstack/react-router'
import { UserProfilePage } from '@/features/access/users/user-profile-page.tsx'
import { VacancyProfilePage } from '@/features/careers/stages/vacancy-profile-page.tsx'
import { profileSearch } from '@/features/people/employees/profile-tab.ts'
import { paramsWithId } from '@/lib/params-with-id.ts'

/** With a vacancy: the person as its candidate, with stage, score and movements. */
export const Route = createFileRoute('/_app/users/profile/$id/{-$jobId}')({
  params: paramsWithId<{ id: string; jobId?: string }>(),
  validateSearch: profileSearch,
  staticData: {
    needs: 'signedIn',
    title: 'Perfil',
    back: ({ jobId }) =>
      jobId
        ? { to: '/careers/applicants/$id', params: { id: jobId }, label: 'Candidatos' }
        : { to: '/', label: 'Início' },
  },
  component: function UserProfile() {
    const { id, jobId } = Route.useParams()
    if (jobId === undefined) return <UserProfilePage key={id} id={id} />
    return <VacancyProfilePage key={`${id} ${jobId}`} person={id} vacancy={Number(jobId)} />
  },
})
