import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { ForbiddenPage, Permitted } from '@/components/records/permitted.tsx'
import { FaqEditPage } from '@/features/content/faq/faq-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { sessionQuery } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_open/faq/edit/$id')({
  staticData: {
    title: 'Editar pergunta',
    back: { to: '/faq/list', label: 'Perguntas frequentes' },
    area: 'content',
  },
  loader: ({ context: { queryClient }, params }) =>
    can(queryClient.getQueryData(sessionQuery.queryKey) ?? null, 'perguntas_frequentes', 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.faq.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="perguntas_frequentes" ability="editOwn">
        {record?.pode_editar ? <FaqEditPage key={record.id} record={record} /> : <ForbiddenPage />}
      </Permitted>
    )
  },
})
