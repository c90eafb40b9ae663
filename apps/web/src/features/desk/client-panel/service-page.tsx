import { can } from '@intranet/contract/access'
import { planChangeNames, type PlanChange } from '@intranet/contract/desk/client-panel-words'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import { contractStateNames } from '@intranet/contract/sales/erp-words'
import { useQuery } from '@tanstack/react-query'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { PanelPage } from './panel-page.tsx'
import { ACTIONS, ShortTable, numberHead, wordsHead } from '@/components/table/short-table.tsx'
import { useCustomer } from './use-customer.ts'
import { usePanelWrite } from './use-panel-action.ts'
import { ListView, WayOn, rowsOf } from './view-state.tsx'

const questions: Record<PlanChange, string> = {
  upgrade: 'Qual plano o cliente quer?',
  downgrade: 'Qual plano o cliente quer?',
  mudanca_endereco: 'Para onde o cliente muda?',
  cancelamento: 'Por que o cliente quer cancelar?',
}

/** Sales gets a lead, the desk a problem to cancel. */
export function usePlanChange() {
  const confirm = useConfirm()
  const customer = useCustomer()
  const ask = usePanelWrite(
    (input: { tipo: PlanChange; contrato: string; texto: string }) =>
      api.clientPanel.requestPlanChange.mutate({ ...customer, ...input }),
    ({ id_lead, id_problema }) =>
      id_lead
        ? `Lead ${id_lead} criada para o comercial.`
        : `Pedido de cancelamento enviado ao backoffice: problema ${id_problema}.`,
  )
  return async (tipo: PlanChange, contrato: string) => {
    const given = await confirm({
      title: `${planChangeNames[tipo]} do contrato ${contrato}`,
      input: { kind: 'textarea', label: questions[tipo], required: true, limit: 300 },
      confirmLabel: 'Solicitar',
    })
    if (given) ask.mutate({ tipo, contrato, texto: given.textArea })
  }
}

const changes = ['upgrade', 'downgrade', 'cancelamento'] as const

function Contracts() {
  const query = useQuery(trpc.clientPanel.contracts.queryOptions(useCustomer()))
  const request = usePlanChange()
  const session = useSession()
  const acts = can(session, 'painel_cliente', 'create')
  return (
    <ListView
      query={query}
      none={{
        title: 'Nenhum contrato',
        text: 'O sistema do provedor não tem contrato deste cliente.',
        action: <WayOn to="/client-panel/home-service">Ver o atendimento</WayOn>,
      }}
    >
      {(contracts) => (
        <ShortTable
          label="Contratos"
          rows={contracts}
          keyOf={({ contrato }) => contrato}
          heads={[
            'Contrato',
            wordsHead('Produto'),
            wordsHead('Velocidade'),
            numberHead('Valor'),
            'Vencimento',
            'Início',
            'Fidelidade até',
            wordsHead('Situação'),
            ACTIONS,
          ]}
        >
          {(row) => [
            row.contrato,
            row.produto ?? 'Não informado',
            row.velocidade ?? 'Não informado',
            <span key="valor" className="tabular-nums">
              {row.valor === null ? 'Não informado' : formatMoney(row.valor)}
            </span>,
            row.vencimento_dia === null ? 'Não informado' : `Dia ${row.vencimento_dia}`,
            row.inicio ? formatDate(row.inicio) : 'Não informado',
            row.fidelidade_ate ? formatDate(row.fidelidade_ate) : 'Não informado',
            <StateBadge key="situacao" state={contractStateNames[row.situacao]} />,
            acts && row.situacao !== 'cancelado' && (
              <span key="acoes" className="flex flex-wrap gap-1">
                {changes.map((tipo) => (
                  <Button
                    key={tipo}
                    size="sm"
                    variant="ghost"
                    onClick={() => void request(tipo, row.contrato)}
                  >
                    {tipo === 'cancelamento' ? 'Solicitar cancelamento' : planChangeNames[tipo]}
                  </Button>
                ))}
              </span>
            ),
          ]}
        </ShortTable>
      )}
    </ListView>
  )
}

const Total = () => rowsOf(useQuery(trpc.clientPanel.contracts.queryOptions(useCustomer())))

export function ServicePage() {
  return (
    <PanelPage total={<Total />}>
      <Contracts />
    </PanelPage>
  )
}
