import { createFileRoute } from '@tanstack/react-router'
import { AccessProfileEditPage } from '@/features/access/access-profiles/access-profile-form-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/settings/profile/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Perfil de acesso',
    back: '/access-profiles/list',
    area: 'settings',
  },
  component: function EditProfile() {
    const { id } = Route.useParams()
    return <AccessProfileEditPage key={id} id={id} />
  },
})
