import { createFileRoute, redirect } from '@tanstack/react-router'
import { RequestDetailsPage } from '@/features/marketing/sponsorship/request-details-page.tsx'
import { detailsSearch } from '@/features/marketing/sponsorship/sponsorship-search.ts'

export const Route = createFileRoute('/_app/marketing/sponsorship/solicitations/details')({
  staticData: {
    needs: { module: 'marketing', ability: 'read' },
    title: 'Solicitação de patrocínio',
    step: true,
    back: '/marketing/sponsorship/solicitations/list',
    area: 'marketing',
  },
  validateSearch: detailsSearch,
  beforeLoad: ({ search }) => {
    if (!search.id) throw redirect({ to: '/marketing/sponsorship/solicitations/list', replace: true })
  },
  component: function Details() {
    const { id = 0, aba = 'dados' } = Route.useSearch()
    return <RequestDetailsPage key={id} id={id} tab={aba} />
  },
})
