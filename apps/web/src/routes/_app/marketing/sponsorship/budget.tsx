import { createFileRoute } from '@tanstack/react-router'
import { BudgetPage } from '@/features/marketing/sponsorship/budget-page.tsx'
import { yearSearch } from '@/features/marketing/sponsorship/sponsorship-search.ts'

export const Route = createFileRoute('/_app/marketing/sponsorship/budget')({
  staticData: {
    needs: { module: 'marketing', ability: 'read' },
    title: 'Orçamento de patrocínios',
    back: '/marketing/sponsorship/solicitations/list',
    area: 'marketing',
  },
  validateSearch: yearSearch,
  component: function Year() {
    return <BudgetPage {...Route.useSearch()} />
  },
})
