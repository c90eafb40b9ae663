import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultListPage } from '@/features/marketing/campaign-results/result-list-page.tsx'
import { resultListSearch } from '@/features/marketing/campaign-results/result-search.ts'

export const Route = createFileRoute('/_app/marketing/results-campaigns/list')({
  staticData: {
    needs: { module: 'vendas', ability: 'read', staff: true },
    title: 'Resultados de campanha',
    step: true,
    back: '/marketing/campaigns/list',
    area: 'marketing',
  },
  validateSearch: resultListSearch,
  beforeLoad: ({ search }) => {
    if (!search.idCampaign) throw redirect({ to: '/marketing/campaigns/list', replace: true })
  },
  component: function List() {
    const { idCampaign } = Route.useSearch()
    return (
      <ResultListPage
        key={idCampaign}
        idCampaign={idCampaign}
        register={`/marketing/results-campaigns/register?idCampaign=${idCampaign}`}
        edit={({ id, id_campanha }) =>
          `/marketing/results-campaigns/edit?id_campanha=${id_campanha}&id_result=${id}`
        }
      />
    )
  },
})
