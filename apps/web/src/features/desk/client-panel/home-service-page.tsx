import { can } from '@intranet/contract/access'
import { formatMoney } from '@intranet/contract/formats'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import {
  connectionStateNames,
  contractStateNames,
  serviceOrderStateNames,
} from '@intranet/contract/sales/erp-words'
import { useQuery } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DoneTiles } from './done-tiles.tsx'
import { IncidentNotices } from './incident-notices.tsx'
import { PanelPage } from './panel-page.tsx'
import { Tile } from './panel-tile.tsx'
import { useCustomer } from './use-customer.ts'
import { usePanelWrite } from './use-panel-action.ts'
import { AwayNotice, View } from './view-state.tsx'

type Summary = Outputs['clientPanel']['summary']

const quiet = (words: string) => <p className="text-sm text-muted-foreground">{words}</p>
const away = quiet(text.away)

/** What a part of the system's answer holds: its rows, a word where there are none, or that the system is away. */
function Rows<T>({
  view,
  none,
  children,
}: {
  view: { dados: readonly T[] } | null
  none: string
  children: (row: T) => ReactNode
}) {
  if (!view) return away
  return view.dados.length ? view.dados.map(children) : quiet(none)
}

function NoteButton() {
  const confirm = useConfirm()
  const customer = useCustomer()
  const note = usePanelWrite(
    (texto: string) => api.clientPanel.note.mutate({ ...customer, texto }),
    () => text.noted,
  )
  const session = useSession()
  if (!can(session, 'painel_cliente', 'create')) return null
  const write = async () => {
    const given = await confirm({
      title: 'Registrar atendimento',
      input: { kind: 'textarea', label: 'O que foi tratado', required: true },
      confirmLabel: 'Registrar',
    })
    if (given) note.mutate(given.textArea)
  }
  return (
    <Button variant="outline" icon={MessageSquarePlus} busy={note.isPending} onClick={() => void write()}>
      Registrar atendimento
    </Button>
  )
}

function Marks({ home: { blacklist, preferencias, incidentes } }: { home: Summary }) {
  const closed = (['whatsapp', 'email', 'sms'] as const).filter((channel) => !preferencias[channel])
  const names = { whatsapp: 'WhatsApp', email: 'e-mail', sms: 'SMS' }
  return (
    <div className="mb-4 grid gap-2">
      <IncidentNotices incidents={incidentes} />
      <div className="flex flex-wrap items-center gap-2">
        {blacklist && <Badge variant="destructive">Na blocklist</Badge>}
        {closed.length > 0 && (
          <Badge variant="warning">Não quer {closed.map((channel) => names[channel]).join(', ')}</Badge>
        )}
        <NoteButton />
      </div>
    </div>
  )
}

function ErpTiles({ home: { contratos, conexoes, faturas, os } }: { home: Summary }) {
  return (
    <>
      <Tile title="Contratos" to="/client-panel/service">
        <Rows view={contratos} none="Nenhum contrato.">
          {({ contrato, produto, situacao }) => (
            <p key={contrato} className="flex flex-wrap items-center gap-2 text-sm">
              {produto ?? 'Não informado'} ({contrato})
              <StateBadge state={contractStateNames[situacao]} />
            </p>
          )}
        </Rows>
      </Tile>
      <Tile title="Conexão" to="/client-panel/connections">
        <Rows view={conexoes} none="Nenhuma conexão.">
          {({ conexao, login, status }) => (
            <p key={conexao} className="flex flex-wrap items-center gap-2 text-sm">
              {login ?? conexao}
              <StateBadge state={connectionStateNames[status]} />
            </p>
          )}
        </Rows>
      </Tile>
      <Tile title="Faturas" to="/client-panel/financial">
        {faturas ? (
          <dl className="grid grid-cols-2 gap-1 text-sm">
            <dt>Em aberto</dt>
            <dd className="text-right tabular-nums">{formatMoney(faturas.aberto)}</dd>
            <dt>Vencido</dt>
            <dd className="text-right font-semibold tabular-nums">{formatMoney(faturas.vencido)}</dd>
          </dl>
        ) : (
          away
        )}
      </Tile>
      <Tile title="Últimas ordens de serviço" to="/client-panel/service-orders">
        <Rows view={os && { dados: os.dados.slice(0, 3) }} none="Nenhuma ordem de serviço.">
          {(order) => (
            <p key={order.os} className="flex flex-wrap items-center gap-2 text-sm">
              {order.os} {order.tipo}
              <StateBadge state={serviceOrderStateNames[order.situacao]} />
            </p>
          )}
        </Rows>
      </Tile>
    </>
  )
}

function Home() {
  const query = useQuery(trpc.clientPanel.summary.queryOptions(useCustomer()))
  return (
    <View query={query}>
      {(home) => {
        const old = [home.contratos, home.conexoes, home.faturas, home.os].find((view) => view?.desatualizada)
        return (
          <>
            {old && <AwayNotice view={old} />}
            <Marks home={home} />
            <div className="grid gap-4 md:grid-cols-2">
              <ErpTiles home={home} />
              <DoneTiles home={home} />
            </div>
          </>
        )
      }}
    </View>
  )
}

export function HomeServicePage() {
  return (
    <PanelPage>
      <Home />
    </PanelPage>
  )
}
