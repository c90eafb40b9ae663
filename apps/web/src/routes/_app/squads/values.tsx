import { createFileRoute } from '@tanstack/react-router'
import { ValuesPage } from '@/features/operations/supplies/values-page.tsx'
import { squadSearch } from '@/features/operations/squads/squad-search.ts'
import { SquadChoice } from '@/features/operations/squads/squad-choice.tsx'

export const Route = createFileRoute('/_app/squads/values')({
  validateSearch: squadSearch,
  staticData: {
    needs: { module: 'suprimentos', ability: 'manage' },
    title: 'Valores da equipe',
    back: { to: '/squads/list', label: 'Equipes' },
    area: 'operations',
  },
  component: function OfSquad() {
    const { equipe } = Route.useSearch()
    return equipe ? <ValuesPage squad={equipe} /> : <SquadChoice to="/squads/values" />
  },
})
