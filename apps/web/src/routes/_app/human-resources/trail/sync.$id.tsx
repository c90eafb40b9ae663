import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { SyncContentsPage } from '@/features/people/onboarding/sync-contents-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/trail/sync/$id')({
  params: idParams,
  staticData: {
    title: 'Vincular conteúdos',
    back: { to: '/human-resources/trail/list', label: 'Trilhas' },
    area: 'hr',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'onboarding', 'create')
      ? queryClient.fetchQuery(fresh(trpc.onboardingTrails.get.queryOptions({ id })))
      : null,
  component: function One() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="onboarding" ability="create">
        {record && <SyncContentsPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
