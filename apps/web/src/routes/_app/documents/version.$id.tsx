import { createFileRoute } from '@tanstack/react-router'
import { NewVersionPage } from '@/features/people/documents/new-version-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/documents/version/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Nova versão',
    back: '/documents/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.documents.get.queryOptions({ id: params.id }))),
  component: function NewVersion() {
    const record = Route.useLoaderData()
    return <NewVersionPage key={record.id} record={record} />
  },
})
