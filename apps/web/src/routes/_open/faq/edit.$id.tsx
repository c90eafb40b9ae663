import { createFileRoute } from '@tanstack/react-router'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { FaqEditPage } from '@/features/content/faq/faq-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_open/faq/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'perguntas_frequentes', ability: 'editOwn' },
    title: 'Editar pergunta',
    back: '/faq/list',
    area: 'content',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.faq.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return record.pode_editar ? <FaqEditPage key={record.id} record={record} /> : <ForbiddenPage />
  },
})
