import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { ForbiddenPage, Permitted } from '@/components/records/permitted.tsx'
import { NewsEditPage } from '@/features/content/news/news-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/news/edit/$id')({
  staticData: { title: 'Editar novidade', back: { to: '/news/table', label: 'Novidades' }, area: 'content' },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'novidades', 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.news.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="novidades" ability="editOwn">
        {record?.pode_editar ? (
          <NewsEditPage key={record.id} record={record} />
        ) : (
          <ForbiddenPage text="Depois de publicada, só quem gerencia as novidades altera." />
        )}
      </Permitted>
    )
  },
})
