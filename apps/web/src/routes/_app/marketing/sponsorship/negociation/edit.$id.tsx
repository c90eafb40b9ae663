import { createFileRoute } from '@tanstack/react-router'
import { RoundEditPage } from '@/features/marketing/sponsorship/round-edit-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

/** One round. */
export const Route = createFileRoute('/_app/marketing/sponsorship/negociation/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'marketing', ability: 'create' },
    title: 'Rodada',
    back: '/marketing/sponsorship/solicitations/list',
    area: 'marketing',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.sponsorshipRounds.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RoundEditPage key={record.updated_at} record={record} />
  },
})
