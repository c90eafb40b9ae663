import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { AccountListPage } from '@/features/marketing/sponsorship/account-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/sponsorship/post-event/list')({
  staticData: {
    needs: { module: 'marketing', ability: 'read' },
    title: 'Pós-evento',
    back: '/marketing/sponsorship/solicitations/list',
    area: 'marketing',
  },
  validateSearch: listSearch,
  loader: askRows('sponsorshipAccounts'),
  component: AccountListPage,
})
