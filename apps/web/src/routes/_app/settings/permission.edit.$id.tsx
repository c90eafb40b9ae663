import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { PermissionPage } from '@/features/access/settings/permission-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/settings/permission/edit/$id')({
  params: idParams,
  staticData: { title: 'Permissões', back: { to: '/settings/list', label: 'Acessos' }, area: 'settings' },
  component: function EditPermission() {
    const { id } = Route.useParams()
    return (
      <Permitted module="configuracao" ability="read">
        <PermissionPage key={id} id={id} />
      </Permitted>
    )
  },
})
