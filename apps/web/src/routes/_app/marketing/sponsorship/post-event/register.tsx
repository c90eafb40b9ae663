import { createFileRoute } from '@tanstack/react-router'
import { AccountRegisterPage } from '@/features/marketing/sponsorship/account-form-pages.tsx'
import { ofRequestSearch } from '@/features/marketing/sponsorship/sponsorship-search.ts'

export const Route = createFileRoute('/_app/marketing/sponsorship/post-event/register')({
  staticData: {
    needs: { module: 'marketing', ability: 'create' },
    title: 'Nova prestação de contas',
    back: '/marketing/sponsorship/post-event/list',
    area: 'marketing',
  },
  validateSearch: ofRequestSearch,
  component: function Register() {
    return <AccountRegisterPage {...Route.useSearch()} />
  },
})
