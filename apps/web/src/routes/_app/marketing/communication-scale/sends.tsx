import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { idInSearch } from '@/lib/id-in-search.ts'
import { ScopeGate } from '@/features/marketing/communication/scope-gate.tsx'
import { SendListPage } from '@/features/marketing/communication/sends/send-list-page.tsx'

/** Every message: who got it, who did not, and why. */
export const Route = createFileRoute('/_app/marketing/communication-scale/sends')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'read' },
    title: 'Envios',
    back: '/marketing/communication-scale/list',
    area: 'marketing',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    idCampaign: idInSearch(search.idCampaign),
    idRule: idInSearch(search.idRule),
    idExecution: idInSearch(search.idExecution),
  }),
  component: function Sends() {
    const { idCampaign, idRule, idExecution } = Route.useSearch()
    const scope = { idCampaign, idRule, idExecution }
    return (
      <ScopeGate key={`${idCampaign}-${idRule}-${idExecution}`} {...scope}>
        <SendListPage {...scope} />
      </ScopeGate>
    )
  },
})
