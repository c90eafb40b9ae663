import { createFileRoute } from '@tanstack/react-router'
import { SessionsPage } from '@/features/access/users/sessions-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/users/sessions/$id')({
  params: idParams,
  staticData: {
    needs: 'signedIn',
    title: 'Sessões da pessoa',
    back: { to: '/users/profile/$id', label: 'Perfil' },
  },
  component: function SessionsOfPerson() {
    const { id } = Route.useParams()
    return <SessionsPage key={id} id={id} />
  },
})
