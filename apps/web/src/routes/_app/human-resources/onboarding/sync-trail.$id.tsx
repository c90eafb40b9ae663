import { createFileRoute } from '@tanstack/react-router'
import { onboarding as text } from '@intranet/contract/messages/people'
import { RouteError } from '@/components/shell/route-error.tsx'
import { SyncTrailPage } from '@/features/people/onboarding/sync-trail-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/onboarding/sync-trail/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'onboarding', ability: 'create' },
    title: 'Vincular trilhas',
    back: '/human-resources/onboarding/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.onboarding.get.queryOptions({ id }))),
  errorComponent: ({ error }) => <RouteError error={error} title={text.loadFailed} />,
  component: function One() {
    const record = Route.useLoaderData()
    return <SyncTrailPage key={record.id} record={record} />
  },
})
