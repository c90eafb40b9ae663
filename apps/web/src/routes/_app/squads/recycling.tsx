import { createFileRoute } from '@tanstack/react-router'
import { StagePage } from '@/features/operations/supplies/stage-page.tsx'
import { squadSearch } from '@/features/operations/squads/squad-search.ts'
import { SquadChoice } from '@/features/operations/squads/squad-choice.tsx'

export const Route = createFileRoute('/_app/squads/recycling')({
  validateSearch: squadSearch,
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Reciclagem da equipe',
    back: { to: '/squads/list', label: 'Equipes' },
    area: 'operations',
  },
  component: function OfSquad() {
    const { equipe } = Route.useSearch()
    return equipe ? <StagePage stage="reciclagem" squad={equipe} /> : <SquadChoice to="/squads/recycling" />
  },
})
