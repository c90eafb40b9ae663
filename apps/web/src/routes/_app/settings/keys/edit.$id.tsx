import { createFileRoute } from '@tanstack/react-router'
import { AccessKeyEditPage } from '@/features/access/access-keys/access-key-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/settings/keys/edit/$id')({
  params: idParams,
  staticData: {
    needs: 'signedIn',
    title: 'Chave de acesso',
    back: '/settings/keys/list',
    area: ['settings', 'hr'],
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.accessKeys.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <AccessKeyEditPage key={record.id} record={record} />
  },
})
