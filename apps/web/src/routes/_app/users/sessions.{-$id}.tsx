import { createFileRoute } from '@tanstack/react-router'
import { SessionsPage } from '@/features/access/users/sessions-page.tsx'

export const Route = createFileRoute('/_app/users/sessions/{-$id}')({
  params: {
    parse: ({ id }) => ({ id: id === undefined ? undefined : Number(id) }),
    stringify: ({ id }) => ({ id: id === undefined ? undefined : String(id) }),
  },
  staticData: {
    needs: 'signedIn',
    title: 'Sessões e aparelhos',
    back: ({ id }) =>
      id ? { to: '/users/profile/$id/{-$jobId}', params: { id }, label: 'Perfil' } : { to: '/', label: 'Início' },
  },
  component: function Sessions() {
    const { id } = Route.useParams()
    return <SessionsPage key={id} id={id} />
  },
})
