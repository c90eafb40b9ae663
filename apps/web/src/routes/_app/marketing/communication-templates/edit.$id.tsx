import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { TemplateEditPage } from '@/features/marketing/communication/templates/template-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/communication-templates/edit/$id')({
  staticData: {
    title: 'Editar template',
    back: { to: '/marketing/communication-templates/list', label: 'Templates' },
    area: 'marketing',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'regua_comunicacao', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.whatsappTemplates.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="regua_comunicacao" ability="manage">
        {record && <TemplateEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
