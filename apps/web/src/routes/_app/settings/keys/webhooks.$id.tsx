import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { WebhooksPage } from '@/features/access/webhooks/webhooks-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/settings/keys/webhooks/$id')({
  params: idParams,
  validateSearch: listSearch,
  staticData: {
    needs: 'signedIn',
    title: 'Webhooks',
    back: '/settings/keys/edit/$id',
    area: ['settings', 'hr'],
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.accessKeys.get.queryOptions({ id }))),
  component: function Webhooks() {
    const record = Route.useLoaderData()
    return <WebhooksPage key={record.id} record={record} />
  },
})
