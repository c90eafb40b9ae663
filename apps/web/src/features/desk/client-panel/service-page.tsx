import { can } from '@intranet/contract/access'
import { planChangeNames, type PlanChange } from '@intranet/contract/desk/client-panel-words'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import { contractStateNames } from '@intranet/contract/sales/erp-words'
import { useQuery } from '@tanstack/react-query'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Table } from '@/components/ui/table.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc } from '@/lib/trpc.ts'
import { PanelPage } from './panel-page.tsx'
import { contractTones } from './panel-tones.ts'
import { useCustomer, usePanelRefresh } from './use-customer.ts'
import { ListView } from './view-state.tsx'

const questions: Record<PlanChange, string> = {
  upgrade: 'Qual plano o cliente quer?',
  downgrade: 'Qual plano o cliente quer?',
  mudanca_endereco: 'Para onde o cliente muda?',
  cancelamento: 'Por que o cliente quer cancelar?',
}

/** Sales gets a lead; a cancellation is noted with its reason. */
export function usePlanChange() {
  const confirm = useConfirm()
  const customer = useCustomer()
  const refresh = usePanelRefresh()
  return async (tipo: PlanChange, contrato: string) => {
    const given = await confirm({
      title: `${planChangeNames[tipo]} do contrato ${contrato}`,
      input: { kind: 'textarea', label: questions[tipo], required: true },
      confirmLabel: 'Solicitar',
    })
    if (!given) return
    const { id_lead } = await api.clientPanel.requestPlanChange.mutate({
      ...customer,
      tipo,
      contrato,
      texto: given.textArea.slice(0, 300),
    })
    toast.success(id_lead ? `Lead ${id_lead} criada para o comercial.` : 'Pedido de cancelamento registrado.')
    await refresh()
  }
}

const changes = ['upgrade', 'downgrade', 'cancelamento'] as const

function Contracts() {
  const query = useQuery(trpc.clientPanel.contracts.queryOptions(useCustomer()))
  const request = usePlanChange()
  const session = useSession()
  const acts = can(session, 'painel_cliente', 'create')
  return (
    <ListView query={query}>
      {(contracts) => (
        <Table label="Contratos">
          <thead>
            <tr>
              {[
                'Contrato',
                'Produto',
                'Velocidade',
                'Valor',
                'Vencimento',
                'Início',
                'Fidelidade até',
                'Situação',
                '',
              ].map((head) => (
                <th key={head} scope="col">
                  {head || <span className="sr-only">Ações</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contracts.map((row) => (
              <tr key={row.contrato}>
                <td>{row.contrato}</td>
                <td>{row.produto ?? 'Não informado'}</td>
                <td>{row.velocidade ?? 'Não informado'}</td>
                <td className="tabular-nums">
                  {row.valor === null ? 'Não informado' : formatMoney(row.valor)}
                </td>
                <td>{row.vencimento_dia === null ? 'Não informado' : `Dia ${row.vencimento_dia}`}</td>
                <td>{formatDate(row.inicio)}</td>
                <td>{formatDate(row.fidelidade_ate)}</td>
                <td>
                  <Badge tone={contractTones[row.situacao]}>{contractStateNames[row.situacao]}</Badge>
                </td>
                <td className="whitespace-nowrap">
                  {acts &&
                    row.situacao !== 'cancelado' &&
                    changes.map((tipo) => (
                      <Button
                        key={tipo}
                        size="sm"
                        variant="ghost"
                        onClick={() => void request(tipo, row.contrato)}
                      >
                        {tipo === 'cancelamento' ? 'Solicitar cancelamento' : planChangeNames[tipo]}
                      </Button>
                    ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ListView>
  )
}

export function ServicePage() {
  return (
    <PanelPage>
      <Contracts />
    </PanelPage>
  )
}
