import { createFileRoute } from '@tanstack/react-router'
import { PermissionPage } from '@/features/access/settings/permission-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/settings/permission/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Permissões',
    back: '/settings/list',
    area: 'settings',
  },
  component: function EditPermission() {
    const { id } = Route.useParams()
    return <PermissionPage key={id} id={id} />
  },
})
