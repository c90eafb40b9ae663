import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { onboarding as text } from '@intranet/contract/messages/people'
import { Permitted } from '@/components/records/permitted.tsx'
import { RouteError } from '@/components/shell/route-error.tsx'
import { OnboardingEditPage } from '@/features/people/onboarding/onboarding-edit-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/onboarding/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar onboarding',
    back: { to: '/human-resources/onboarding/list', label: 'Onboarding' },
    area: 'hr',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'onboarding', 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.onboarding.get.queryOptions({ id })))
      : null,
  errorComponent: ({ error }) => <RouteError error={error} title={text.loadFailed} />,
  component: function One() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="onboarding" ability="editOwn">
        {record && <OnboardingEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
