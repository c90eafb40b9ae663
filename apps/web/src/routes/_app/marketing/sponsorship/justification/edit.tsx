import { createFileRoute, redirect } from '@tanstack/react-router'
import { JustificationEditPage } from '@/features/marketing/sponsorship/justification-form-pages.tsx'
import { recordSearch } from '@/features/marketing/sponsorship/sponsorship-search.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/sponsorship/justification/edit')({
  staticData: {
    needs: { module: 'marketing', ability: 'manage' },
    title: 'Justificativa',
    step: true,
    back: '/marketing/sponsorship/justification/list',
    area: 'marketing',
  },
  validateSearch: recordSearch,
  beforeLoad: ({ search }) => {
    if (!search.id) throw redirect({ to: '/marketing/sponsorship/justification/list', replace: true })
  },
  loaderDeps: ({ search: { id = 0 } }) => ({ id }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(fresh(trpc.sponsorshipJustifications.get.queryOptions(deps))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <JustificationEditPage key={record.id} record={record} />
  },
})
