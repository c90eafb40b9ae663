import { createFileRoute, redirect } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { idInSearch } from '@/lib/id-in-search.ts'
import { ScopeGate } from '@/features/marketing/communication/scope-gate.tsx'
import { RuleListPage } from '@/features/marketing/communication/rules/rule-list-page.tsx'

export const Route = createFileRoute('/_app/marketing/communication-scale-rules/list')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'read' },
    title: 'Regras da campanha',
    step: true,
    back: {
      to: '/marketing/communication-scale/list',
      label: 'Campanhas de comunicação',
      keep: ['idCampaign'],
    },
    area: 'marketing',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    idCampaign: idInSearch(search.idCampaign),
    aprovar: idInSearch(search.aprovar),
  }),
  beforeLoad: ({ search: { idCampaign } }) => {
    if (idCampaign === undefined) throw redirect({ to: '/marketing/communication-scale/list', replace: true })
  },
  component: function Rules() {
    const { idCampaign, aprovar } = Route.useSearch()
    return (
      <ScopeGate idCampaign={idCampaign}>
        {idCampaign && <RuleListPage key={idCampaign} idCampaign={idCampaign} asking={aprovar} />}
      </ScopeGate>
    )
  },
})
