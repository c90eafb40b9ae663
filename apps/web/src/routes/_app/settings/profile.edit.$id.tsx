import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { AccessProfileEditPage } from '@/features/access/access-profiles/access-profile-form-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/settings/profile/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Perfil de acesso',
    back: { to: '/access-profiles/list', label: 'Perfis de acesso' },
    area: 'settings',
  },
  component: function EditProfile() {
    const { id } = Route.useParams()
    return (
      <Permitted module="configuracao" ability="read">
        <AccessProfileEditPage key={id} id={id} />
      </Permitted>
    )
  },
})
