import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { OctagonX, ScrollText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/list/add-link.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { RecordPage } from '@/components/list/record-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { useList } from '@/components/table/use-list.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { campaignEdit, ruleList, ruleRegister, sendList } from '../communication-addresses.ts'
import { dotColumn } from '../dot-column.tsx'
import { useScopedSearch } from '../scoped-search.ts'
import { QueueLine } from '../sends/queue-line.tsx'
import { ruleColumns, ruleFilters, type Rule } from './rule-columns.tsx'
import { RuleDialogs, type OpenRuleDialog } from './rule-dialogs.tsx'
import { useRuleActions } from './use-rule-actions.ts'
import { rules } from './rule.entity.ts'

const StopDialog = lazyDialog(async () => ({
  default: (await import('../sends/stop-dialog.tsx')).StopDialog,
}))

type Campaign = Outputs['communicationCampaigns']['get']

function CampaignLine({ campaign: { id, sistema, provedor, ativo } }: { campaign: Campaign }) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-3">
      <ProviderMark sistema={sistema} name={provedor} />
      <AddressLink to={campaignEdit(id)} className={buttonVariants({ variant: 'link' })}>
        Editar campanha
      </AddressLink>
      {!ativo && <Badge variant="warning">Campanha inativa: nada é enviado</Badge>}
    </p>
  )
}

function CampaignTools({ idCampaign, onStop }: { idCampaign: number; onStop?: () => void }) {
  return (
    <>
      <AddressLink to={sendList({ idCampaign })} className={buttonVariants({ variant: 'outline' })}>
        <ScrollText aria-hidden />
        Envios
      </AddressLink>
      {onStop && (
        <Button variant="outline" icon={OctagonX} onClick={onStop}>
          Parar envios
        </Button>
      )}
    </>
  )
}

interface RuleListPageProps {
  idCampaign: number
  /** The rule that was just saved and waits for a second manager. */
  asking?: number
}

/** The rules of one campaign. */
export function RuleListPage({ idCampaign, asking }: RuleListPageProps) {
  const session = useSession()
  const navigate = useNavigate()
  const search = useScopedSearch('communicationRules.list', { campanha_id: idCampaign })
  const list = useList(trpc.communicationRules.list.queryOptions(search.input), search)
  const [dialog, setDialog] = useState<OpenRuleDialog | undefined>(
    asking ? { kind: 'approval', id: asking } : undefined,
  )
  const campaign = useQuery(trpc.communicationCampaigns.get.queryOptions({ id: idCampaign })).data
  const [stopping, setStopping] = useState(false)
  const { records, actions } = useRuleActions(setDialog)
  const manages = can(session, 'regua_comunicacao', 'manage')
  const closed = () => {
    setDialog(undefined)
    if (asking) void navigate({ href: ruleList(idCampaign), replace: true })
  }
  const columns = [
    ...ruleColumns(({ id }) => setDialog({ kind: 'runs', id })),
    dotColumn<Rule>(rules.name, manages ? records.switchOne : undefined),
  ]
  return (
    <RecordPage
      beside={campaign?.nome}
      tools={
        <>
          <CampaignTools idCampaign={idCampaign} onStop={manages ? () => setStopping(true) : undefined} />
          {can(session, 'regua_comunicacao', 'create') && (
            <AddLink to={ruleRegister(idCampaign)}>NOVA REGRA</AddLink>
          )}
        </>
      }
      entity={rules}
      list={list}
      columns={columns}
      filters={[...ruleFilters, statusFilter]}
      records={manages ? { ...records, actions } : undefined}
      actions={actions}
    >
      {(rows) => (
        <>
          {campaign && <CampaignLine campaign={campaign} />}
          <QueueLine />
          {rows}
          {dialog && <RuleDialogs dialog={dialog} onClose={closed} />}
          <Suspense>
            {stopping && (
              <StopDialog
                title="Parar os envios da campanha?"
                scope={{ id_campanha: idCampaign }}
                stop={() => api.communicationCampaigns.setActive.mutate({ ids: [idCampaign], ativo: false })}
                onClose={() => setStopping(false)}
              />
            )}
          </Suspense>
        </>
      )}
    </RecordPage>
  )
}
