import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { NewsEditPage } from '@/features/content/news/news-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/news/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'novidades', ability: 'editOwn' },
    title: 'Editar novidade',
    back: '/news/table',
    area: 'content',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.news.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return record.pode_editar ? (
      <NewsEditPage key={record.id} record={record} />
    ) : (
      <ForbiddenPage text="Depois de publicada, só quem gerencia as novidades altera." />
    )
  },
})
