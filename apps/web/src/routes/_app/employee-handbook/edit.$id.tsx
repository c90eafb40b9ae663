import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { ForbiddenPage, Permitted } from '@/components/records/permitted.tsx'
import { ArticleEditPage } from '@/features/content/handbook/handbook-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/employee-handbook/edit/$id')({
  staticData: {
    title: 'Editar artigo',
    back: { to: '/employee-handbook/list', label: 'Artigos do manual' },
    area: 'content',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'manual', 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.handbook.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="manual" ability="editOwn">
        {record?.pode_editar ? <ArticleEditPage key={record.id} record={record} /> : <ForbiddenPage />}
      </Permitted>
    )
  },
})
