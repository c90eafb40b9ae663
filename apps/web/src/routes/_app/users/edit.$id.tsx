import { createFileRoute } from '@tanstack/react-router'
import { UserEditPage } from '@/features/access/users/user-edit-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/users/edit/$id')({
  params: idParams,
  staticData: { needs: 'signedIn', title: 'Editar perfil', back: { to: '/', label: 'Início' } },
  component: function EditUser() {
    const { id } = Route.useParams()
    return <UserEditPage key={id} id={id} />
  },
})
