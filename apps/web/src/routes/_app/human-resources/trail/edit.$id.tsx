import { createFileRoute } from '@tanstack/react-router'
import { TrailEditPage } from '@/features/people/onboarding/trail-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/human-resources/trail/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'onboarding', ability: 'manage' },
    title: 'Editar trilha',
    back: '/human-resources/trail/list',
    area: 'hr',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.onboardingTrails.get.queryOptions({ id }))),
  component: function One() {
    const record = Route.useLoaderData()
    return <TrailEditPage key={record.id} record={record} />
  },
})
