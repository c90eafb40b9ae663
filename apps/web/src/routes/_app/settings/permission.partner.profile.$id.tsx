import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { PartnerPage } from '@/features/access/settings/partner-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/settings/permission/partner/profile/$id')({
  params: idParams,
  staticData: {
    title: 'Acesso de parceiro',
    back: { to: '/settings/list', label: 'Acessos' },
    area: 'settings',
  },
  component: function EditPartner() {
    const { id } = Route.useParams()
    return (
      <Permitted module="configuracao" ability="read">
        <PartnerPage key={id} id={id} />
      </Permitted>
    )
  },
})
