import { createFileRoute } from '@tanstack/react-router'
import { CampaignGate } from '@/features/marketing/roulette/campaign-gate.tsx'
import { RafflePage } from '@/features/marketing/roulette/raffle-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/marketing/roulette/raffle/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'roulette', ability: 'manage' },
    title: 'Sorteio',
    back: '/marketing/roulette/list',
    area: 'marketing',
  },
  component: function Raffle() {
    const { id } = Route.useParams()
    return (
      <CampaignGate id={id}>
        <RafflePage key={id} id={id} />
      </CampaignGate>
    )
  },
})
