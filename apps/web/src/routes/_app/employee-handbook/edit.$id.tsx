import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { ArticleEditPage } from '@/features/content/handbook/handbook-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/employee-handbook/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'manual', ability: 'editOwn' },
    title: 'Editar artigo',
    back: { to: '/employee-handbook/list', label: 'Artigos do manual' },
    area: 'content',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.handbook.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return record.pode_editar ? <ArticleEditPage key={record.id} record={record} /> : <ForbiddenPage />
  },
})
