import { createFileRoute } from '@tanstack/react-router'
import { CareerTemplateEditPage } from '@/features/careers/career-templates/career-template-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/careers/templates/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'banco_talentos', ability: 'manage' },
    title: 'Editar mensagem aos candidatos',
    back: '/careers/templates/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.careerTemplates.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <CareerTemplateEditPage key={record.id} record={record} />
  },
})
