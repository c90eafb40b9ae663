import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { ContentEditPage } from '@/features/people/onboarding/content-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/content/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar conteúdo',
    back: { to: '/human-resources/content/list', label: 'Conteúdos' },
    area: 'hr',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'onboarding', 'manage')
      ? queryClient.fetchQuery(fresh(trpc.onboardingContents.get.queryOptions({ id })))
      : null,
  component: function One() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="onboarding" ability="manage">
        {record && <ContentEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
