import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { CampaignGate } from '@/features/marketing/roulette/campaign-gate.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { RouletteReportPage } from '@/features/marketing/roulette/report-page.tsx'

export const Route = createFileRoute('/_app/marketing/roulette/reports/$id')({
  staticData: {
    title: 'Relatório',
    back: { to: '/marketing/roulette/list', label: 'Roletas' },
    area: 'marketing',
  },
  validateSearch: listSearch,
  component: function Report() {
    const id = Number(Route.useParams().id)
    return (
      <Permitted module="roulette" ability="read">
        <CampaignGate id={id}>
          <RouletteReportPage key={id} id={id} />
        </CampaignGate>
      </Permitted>
    )
  },
})
