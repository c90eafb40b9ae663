import { createFileRoute } from '@tanstack/react-router'
import { ComplimentByUserPage } from '@/features/people/compliments/compliment-by-user-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/compliments/listByUser/$id')({
  params: idParams,
  staticData: {
    needs: 'employee',
    title: 'Elogios recebidos',
    back: '/compliments/list',
    area: 'hr',
  },
  component: function ByUser() {
    const { id } = Route.useParams()
    return <ComplimentByUserPage key={id} id={id} />
  },
})
