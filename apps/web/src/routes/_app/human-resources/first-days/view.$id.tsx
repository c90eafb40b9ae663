import { createFileRoute } from '@tanstack/react-router'
import { FirstDayPage } from '@/features/people/first-days/first-day-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/human-resources/first-days/view/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Papéis da admissão de uma pessoa',
    back: '/human-resources/first-days/list',
    area: 'hr',
  },
  component: function View() {
    const { id } = Route.useParams()
    return <FirstDayPage key={id} id={id} />
  },
})
