import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { TrailEditPage } from '@/features/people/onboarding/trail-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/trail/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar trilha',
    back: { to: '/human-resources/trail/list', label: 'Trilhas' },
    area: 'hr',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'onboarding', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.onboardingTrails.get.queryOptions({ id })))
      : null,
  component: function One() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="onboarding" ability="manage">
        {record && <TrailEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
