import { createFileRoute } from '@tanstack/react-router'
import { ViabilityRegisterPage } from '@/features/marketing/sponsorship/viability-form-pages.tsx'
import { ofRequestSearch } from '@/features/marketing/sponsorship/sponsorship-search.ts'

export const Route = createFileRoute('/_app/marketing/sponsorship/viability/register')({
  staticData: {
    needs: { module: 'marketing', ability: 'create' },
    title: 'Nova análise',
    back: '/marketing/sponsorship/viability/list',
    area: 'marketing',
  },
  validateSearch: ofRequestSearch,
  component: function Register() {
    return <ViabilityRegisterPage {...Route.useSearch()} />
  },
})
