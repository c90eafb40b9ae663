import { createFileRoute } from '@tanstack/react-router'
import { RoundListPage } from '@/features/marketing/sponsorship/round-list-page.tsx'
import { idParams } from '@/lib/id-params.ts'

/** The rounds of the request that the address names. */
export const Route = createFileRoute('/_app/marketing/sponsorship/negociation/list/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'marketing', ability: 'read' },
    title: 'Negociação',
    back: '/marketing/sponsorship/solicitations/list',
    area: 'marketing',
  },
  component: function Rounds() {
    const { id } = Route.useParams()
    return <RoundListPage key={id} id={id} />
  },
})
