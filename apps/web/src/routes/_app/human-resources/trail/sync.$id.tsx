import { createFileRoute } from '@tanstack/react-router'
import { SyncContentsPage } from '@/features/people/onboarding/sync-contents-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/trail/sync/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'onboarding', ability: 'create' },
    title: 'Vincular conteúdos',
    back: '/human-resources/trail/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.onboardingTrails.get.queryOptions({ id }))),
  component: function One() {
    const record = Route.useLoaderData()
    return <SyncContentsPage key={record.id} record={record} />
  },
})
