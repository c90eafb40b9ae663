import { createFileRoute } from '@tanstack/react-router'
import { TemplateEditPage } from '@/features/marketing/communication/templates/template-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/marketing/communication-templates/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'manage' },
    title: 'Editar template',
    back: { to: '/marketing/communication-templates/list', label: 'Templates' },
    area: 'marketing',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.whatsappTemplates.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <TemplateEditPage key={record.id} record={record} />
  },
})
