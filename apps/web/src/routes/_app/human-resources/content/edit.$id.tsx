import { createFileRoute } from '@tanstack/react-router'
import { ContentEditPage } from '@/features/people/onboarding/content-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/content/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'onboarding', ability: 'manage' },
    title: 'Editar conteúdo',
    back: '/human-resources/content/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.onboardingContents.get.queryOptions({ id }))),
  component: function One() {
    const record = Route.useLoaderData()
    return <ContentEditPage key={record.id} record={record} />
  },
})
