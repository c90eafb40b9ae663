import { createFileRoute } from '@tanstack/react-router'
import { PartnerPage } from '@/features/access/settings/partner-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/settings/permission/partner/profile/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Acesso de parceiro',
    back: '/settings/list',
    area: 'settings',
  },
  component: function EditPartner() {
    const { id } = Route.useParams()
    return <PartnerPage key={id} id={id} />
  },
})
