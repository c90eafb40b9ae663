import { can } from '@intranet/contract/access'
import { WEAK_SIGNAL } from '@intranet/contract/desk/client-panel-words'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { connectionStateNames } from '@intranet/contract/sales/erp-words'
import { useQuery } from '@tanstack/react-query'
import { Activity, Power, Unplug } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { PanelPage } from './panel-page.tsx'
import { ShortTable, numberHead } from '@/components/table/short-table.tsx'
import { useAbilities } from './use-abilities.ts'
import { useCustomer } from './use-customer.ts'
import { usePanelAction } from './use-panel-action.ts'
import { signalText } from '../signal-text.ts'
import { ListView, WayOn, rowsOf } from './view-state.tsx'

type Connection = Outputs['clientPanel']['connections']['dados'][number]

const gigabytes = (megabytes: number | null) =>
  megabytes === null ? 'Não informado' : `${formatNumber(megabytes / 1024, 1)} GB`
const unknown = (value: string | null) => value ?? 'Não informado'
const moment = (value: string | null) => (value ? formatDateTime(value) : 'Não informado')

function Actions({ row: { conexao, login } }: { row: Connection }) {
  const customer = useCustomer()
  const abilities = useAbilities()
  const confirm = useConfirm()
  const session = useSession()
  const disconnect = usePanelAction((input: { conexao: string; chave: string }) =>
    api.clientPanel.disconnect.mutate({ ...customer, ...input }),
  )
  const restart = usePanelAction((input: { conexao: string; chave: string }) =>
    api.clientPanel.restartOnu.mutate({ ...customer, ...input }),
  )
  const test = useSave(
    { mutationFn: () => api.clientPanel.testConnection.mutate({ ...customer, conexao }) },
    {
      saved: ({ status, sinal_rx, latencia_ms }) => {
        const delay = latencia_ms === null ? '' : `, ${latencia_ms} ms`
        return `${connectionStateNames[status]}, sinal ${signalText(sinal_rx)}${delay}`
      },
    },
  )
  if (!can(session, 'painel_cliente', 'create')) return null
  const ask = async (title: string, confirmLabel: string, run: () => void) => {
    const consequences = ['A internet do cliente cai por cerca de um minuto.']
    if (await confirm({ title, consequences, confirmLabel })) run()
  }
  const named = login ?? conexao
  return (
    <div className="flex flex-wrap gap-2">
      {abilities.has('testar_conexao') && (
        <Button
          variant="outline"
          size="sm"
          icon={Activity}
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          Testar conexão
        </Button>
      )}
      {abilities.has('reiniciar_onu') && (
        <Button
          variant="outline"
          size="sm"
          icon={Power}
          busy={restart.isPending}
          onClick={() =>
            void ask(`Reiniciar a ONU de ${named}?`, 'Reiniciar ONU', () => restart.mutate({ conexao }))
          }
        >
          Reiniciar ONU
        </Button>
      )}
      {abilities.has('desconectar') && (
        <Button
          variant="outline"
          size="sm"
          icon={Unplug}
          busy={disconnect.isPending}
          onClick={() =>
            void ask(`Desconectar ${named}?`, 'Desconectar', () => disconnect.mutate({ conexao }))
          }
        >
          Desconectar
        </Button>
      )}
    </div>
  )
}

function Sessions({ conexao }: { conexao: string }) {
  const query = useQuery(trpc.clientPanel.sessions.queryOptions({ ...useCustomer(), conexao }))
  return (
    <ListView
      query={query}
      none={{ title: 'Nenhuma sessão', text: 'O sistema do provedor não registrou sessão desta conexão.' }}
    >
      {(sessions) => (
        <ShortTable
          label="Últimas sessões"
          rows={sessions}
          keyOf={(row) => `${row.inicio}${row.ip}`}
          heads={['Início', 'Fim', 'IP', numberHead('Download'), numberHead('Upload')]}
        >
          {(row) => [
            moment(row.inicio),
            row.fim ? moment(row.fim) : 'Em curso',
            unknown(row.ip),
            <span key="download" className="tabular-nums">
              {gigabytes(row.download)}
            </span>,
            <span key="upload" className="tabular-nums">
              {gigabytes(row.upload)}
            </span>,
          ]}
        </ShortTable>
      )}
    </ListView>
  )
}

function ConnectionCard({ row }: { row: Connection }) {
  const weak = row.sinal_rx !== null && row.sinal_rx < WEAK_SIGNAL
  const hasSessions = useAbilities().has('sessoes')
  const facts: [string, string][] = [
    ['IP', unknown(row.ip)],
    ['MAC', unknown(row.mac)],
    ['ONU', unknown(row.onu)],
    ['Sinal TX', signalText(row.sinal_tx)],
    row.status === 'offline'
      ? ['Última conexão', moment(row.ultima_conexao)]
      : ['Conectado desde', moment(row.conectado_desde)],
    ['Consumo em 30 dias', `${gigabytes(row.consumo_download)} ↓ ${gigabytes(row.consumo_upload)} ↑`],
  ]
  return (
    <Card asChild className="mb-4 grid gap-3 p-4">
      <section>
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          {row.login ?? row.conexao}
          <StateBadge state={connectionStateNames[row.status]} />
          <Badge variant={weak ? 'destructive' : 'secondary'}>
            Sinal RX {signalText(row.sinal_rx)}
            {weak && ' (fraco)'}
          </Badge>
        </h2>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted-foreground">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Actions row={row} />
        {hasSessions && <Sessions conexao={row.conexao} />}
      </section>
    </Card>
  )
}

function Connections() {
  const query = useQuery(trpc.clientPanel.connections.queryOptions(useCustomer()))
  return (
    <ListView
      query={query}
      none={{
        title: 'Nenhuma conexão',
        text: 'O sistema do provedor não mostra conexão deste cliente: o contrato pode ainda não ter instalação.',
        action: <WayOn to="/client-panel/service">Ver contratos</WayOn>,
      }}
    >
      {(rows) => rows.map((row) => <ConnectionCard key={row.conexao} row={row} />)}
    </ListView>
  )
}

const Total = () => rowsOf(useQuery(trpc.clientPanel.connections.queryOptions(useCustomer())))

export function ConnectionsPage() {
  return (
    <PanelPage total={<Total />}>
      <Connections />
    </PanelPage>
  )
}
