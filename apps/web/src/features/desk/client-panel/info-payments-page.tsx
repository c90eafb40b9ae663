import { can } from '@intranet/contract/access'
import { dueDays } from '@intranet/contract/desk/client-panel-words'
import { formatDate, formatMoney, yesNo } from '@intranet/contract/formats'
import { format } from '@intranet/contract/messages/formats'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, FileDown } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PanelPage } from './panel-page.tsx'
import { ACTIONS, ShortTable, numberHead, wordsHead } from '@/components/table/short-table.tsx'
import { useAbilities } from './use-abilities.ts'
import { useCustomer } from './use-customer.ts'
import { usePanelAction } from './use-panel-action.ts'
import { usePdf } from './use-pdf.ts'
import { ListView, WayOn, rowsOf } from './view-state.tsx'

/** One of the days that the provider bills on. */
function DueDayButton({ contrato }: { contrato: string }) {
  const customer = useCustomer()
  const confirm = useConfirm()
  const change = usePanelAction((input: { contrato: string; dia: (typeof dueDays)[number]; chave: string }) =>
    api.clientPanel.changeDueDay.mutate({ ...customer, ...input }),
  )
  const ask = async () => {
    const choices = dueDays.map((day) => ({ value: String(day), label: `Dia ${day}` }))
    const given = await confirm({ title: `Alterar vencimento do contrato ${contrato}`, choices })
    const dia = dueDays.find((day) => String(day) === given?.textArea)
    if (dia) change.mutate({ contrato, dia })
  }
  return (
    <Button
      variant="outline"
      size="sm"
      icon={CalendarClock}
      busy={change.isPending}
      onClick={() => void ask()}
    >
      Alterar vencimento
    </Button>
  )
}

type PanelContract = Outputs['clientPanel']['contracts']['dados'][number]

/** "vence no dia 10 · Entrega da fatura: E-mail · Débito automático: Não". */
function billingWords({ vencimento_dia, entrega, debito_automatico }: PanelContract): string {
  const debit = debito_automatico === null ? format.notInformed : yesNo(debito_automatico)
  return [
    vencimento_dia === null ? 'vencimento não informado' : `vence no dia ${vencimento_dia}`,
    `Entrega da fatura: ${entrega ?? format.notInformed}`,
    `Débito automático: ${debit}`,
  ].join(' · ')
}

function DueDays() {
  const query = useQuery(trpc.clientPanel.contracts.queryOptions(useCustomer()))
  const abilities = useAbilities()
  const session = useSession()
  const acts = can(session, 'painel_cliente', 'create') && abilities.has('alterar_vencimento')
  return (
    <Loaded reads={[query]} waiting={null}>
      {({ dados }) => (
        <ul className="mb-4 grid gap-2">
          {dados.map((row) => (
            <li key={row.contrato} className="flex flex-wrap items-center gap-3 text-sm">
              Contrato {row.contrato}: {billingWords(row)}
              {acts && <DueDayButton contrato={row.contrato} />}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

/** What the provider's system says of the payment, on paper. */
function ReceiptButton({ pagamento }: { pagamento: string }) {
  const customer = useCustomer()
  const receipt = usePdf(`comprovante-${pagamento}`, () =>
    api.clientPanel.paymentReceipt.query({ ...customer, pagamento }),
  )
  return (
    <Button
      variant="outline"
      size="sm"
      icon={FileDown}
      busy={receipt.isPending}
      onClick={() => receipt.mutate()}
    >
      Comprovante
    </Button>
  )
}

function Payments() {
  const query = useQuery(trpc.clientPanel.payments.queryOptions(useCustomer()))
  return (
    <ListView
      query={query}
      none={{
        title: 'Nenhum pagamento',
        text: 'Um pagamento aparece aqui depois da baixa no sistema do provedor.',
        action: <WayOn to="/client-panel/financial">Ver faturas</WayOn>,
      }}
    >
      {(rows) => (
        <ShortTable
          label="Pagamentos"
          rows={rows}
          keyOf={({ pagamento }) => pagamento}
          heads={['Data', numberHead('Valor'), wordsHead('Forma'), 'Fatura', ACTIONS]}
        >
          {(row) => [
            formatDate(row.data),
            <span key="valor" className="tabular-nums">
              {formatMoney(row.valor)}
            </span>,
            row.forma ?? 'Não informado',
            row.fatura ?? 'Não informado',
            <ReceiptButton key="comprovante" pagamento={row.pagamento} />,
          ]}
        </ShortTable>
      )}
    </ListView>
  )
}

const Total = () => rowsOf(useQuery(trpc.clientPanel.payments.queryOptions(useCustomer())))

export function InfoPaymentsPage() {
  return (
    <PanelPage total={<Total />}>
      <DueDays />
      <Payments />
    </PanelPage>
  )
}
