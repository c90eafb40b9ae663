import { createFileRoute, redirect } from '@tanstack/react-router'
import { ViabilityEditPage } from '@/features/marketing/sponsorship/viability-form-pages.tsx'
import { recordSearch } from '@/features/marketing/sponsorship/sponsorship-search.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/sponsorship/viability/edit')({
  staticData: {
    needs: { module: 'marketing', ability: 'create' },
    title: 'Viabilidade',
    step: true,
    back: '/marketing/sponsorship/viability/list',
    area: 'marketing',
  },
  validateSearch: recordSearch,
  beforeLoad: ({ search }) => {
    if (!search.id) throw redirect({ to: '/marketing/sponsorship/viability/list', replace: true })
  },
  loaderDeps: ({ search: { id = 0 } }) => ({ id }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(fresh(trpc.sponsorshipViability.get.queryOptions(deps))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <ViabilityEditPage key={record.id} record={record} />
  },
})
