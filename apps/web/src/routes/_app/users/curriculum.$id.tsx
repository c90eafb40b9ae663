import { createFileRoute } from '@tanstack/react-router'
import { CurriculumPage } from '@/features/careers/resume/curriculum-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/users/curriculum/$id')({
  params: idParams,
  staticData: { needs: 'signedIn', title: 'Currículo', back: { to: '/', label: 'Início' } },
  component: function Curriculum() {
    return <CurriculumPage id={Route.useParams().id} />
  },
})
