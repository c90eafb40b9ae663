import { createFileRoute } from '@tanstack/react-router'
import { CampaignGate } from '@/features/marketing/roulette/campaign-gate.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { reportChoice } from '@/features/marketing/roulette/report-choice.ts'
import { RouletteReportPage } from '@/features/marketing/roulette/report-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/marketing/roulette/reports/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'roulette', ability: 'read' },
    title: 'Relatório',
    back: '/marketing/roulette/list',
    area: 'marketing',
  },
  validateSearch: (search: Record<string, unknown>) => ({ ...listSearch(search), ...reportChoice(search) }),
  component: function Report() {
    const { id } = Route.useParams()
    const { publico, erro } = Route.useSearch()
    return (
      <CampaignGate id={id}>
        <RouletteReportPage key={id} id={id} publico={publico} erro={erro} />
      </CampaignGate>
    )
  },
})
