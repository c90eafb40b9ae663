import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { CampaignGate } from '@/features/marketing/roulette/campaign-gate.tsx'
import { RafflePage } from '@/features/marketing/roulette/raffle-page.tsx'

export const Route = createFileRoute('/_app/marketing/roulette/raffle/$id')({
  staticData: {
    title: 'Sorteio',
    back: { to: '/marketing/roulette/list', label: 'Roletas' },
    area: 'marketing',
  },
  component: function Raffle() {
    const id = Number(Route.useParams().id)
    return (
      <Permitted module="roulette" ability="manage">
        <CampaignGate id={id}>
          <RafflePage key={id} id={id} />
        </CampaignGate>
      </Permitted>
    )
  },
})
