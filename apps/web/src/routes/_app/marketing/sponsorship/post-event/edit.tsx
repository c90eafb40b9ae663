import { createFileRoute, redirect } from '@tanstack/react-router'
import { AccountEditPage } from '@/features/marketing/sponsorship/account-form-pages.tsx'
import { recordSearch } from '@/features/marketing/sponsorship/sponsorship-search.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/sponsorship/post-event/edit')({
  staticData: {
    needs: { module: 'marketing', ability: 'create' },
    title: 'Pós-evento',
    step: true,
    back: '/marketing/sponsorship/post-event/list',
    area: 'marketing',
  },
  validateSearch: recordSearch,
  beforeLoad: ({ search }) => {
    if (!search.id) throw redirect({ to: '/marketing/sponsorship/post-event/list', replace: true })
  },
  loaderDeps: ({ search: { id = 0 } }) => ({ id }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(fresh(trpc.sponsorshipAccounts.get.queryOptions(deps))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <AccountEditPage key={record.updated_at} record={record} />
  },
})
