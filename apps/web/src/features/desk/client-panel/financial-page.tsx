import { can } from '@intranet/contract/access'
import { formatCount, formatDate, formatMoney } from '@intranet/contract/formats'
import { invoiceStateNames } from '@intranet/contract/sales/erp-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, LockOpen, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { api } from '@/lib/api.ts'
import { cn } from '@/lib/cn.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PanelPage } from './panel-page.tsx'
import { ACTIONS, ShortTable, numberHead, wordsHead } from '@/components/table/short-table.tsx'
import { useAbilities } from './use-abilities.ts'
import { useCustomer } from './use-customer.ts'
import { usePanelAction } from './use-panel-action.ts'
import { ListView, WayOn, rowsOf } from './view-state.tsx'

type Invoice = Outputs['clientPanel']['invoices']['dados'][number]
const SecondCopyDialog = lazyDialog(() => import('./second-copy-dialog.tsx'))

const daysOf = ({ situacao, dias }: Invoice) => {
  if (situacao === 'vencida') return `${formatCount(dias, 'dia', 'dias')} em atraso`
  if (situacao !== 'aberta') return '–'
  return dias === 0 ? 'vence hoje' : `vence em ${formatCount(-dias, 'dia', 'dias')}`
}
const payable = ({ situacao }: Invoice) => situacao === 'aberta' || situacao === 'vencida'

/** Three days of trust for a blocked contract, once in thirty. */
function UnlockButton({ contrato }: { contrato: string }) {
  const customer = useCustomer()
  const confirm = useConfirm()
  const unlock = usePanelAction((input: { contrato: string; chave: string }) =>
    api.clientPanel.unlock.mutate({ ...customer, ...input }),
  )
  const ask = async () => {
    const consequences = ['O acesso volta por 3 dias.', 'Só é possível uma vez a cada 30 dias.']
    if (await confirm({ title: `Desbloqueio de confiança do contrato ${contrato}?`, consequences }))
      unlock.mutate({ contrato })
  }
  return (
    <Button variant="outline" icon={LockOpen} busy={unlock.isPending} onClick={() => void ask()}>
      Desbloqueio de confiança {contrato}
    </Button>
  )
}

function Unlocks() {
  const { data } = useQuery(trpc.clientPanel.contracts.queryOptions(useCustomer()))
  const blocked =
    data?.dados.filter(({ situacao }) => situacao === 'bloqueado' || situacao === 'suspenso') ?? []
  return blocked.map(({ contrato }) => <UnlockButton key={contrato} contrato={contrato} />)
}

interface InvoiceActionsProps {
  row: Invoice
  onSecondCopy: () => void
}

/** What is owed can be paid, what was paid can be given back. */
function InvoiceActions({ row, onSecondCopy }: InvoiceActionsProps) {
  const session = useSession()
  if (payable(row))
    return (
      <Button variant="outline" size="sm" icon={FileText} cooldown={false} onClick={onSecondCopy}>
        2ª via
      </Button>
    )
  if (row.situacao !== 'paga' || !can(session, 'estornos', 'create')) return null
  const { fatura, contrato, valor } = row
  return (
    <Link
      to="/backoffice/estornos/registro"
      search={{ fatura, contrato: contrato ?? undefined, valor }}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      <Undo2 className="size-3.5" aria-hidden />
      Solicitar estorno
    </Link>
  )
}

function Invoices() {
  const query = useQuery(trpc.clientPanel.invoices.queryOptions(useCustomer()))
  const [open, setOpen] = useState<string | null>(null)
  const abilities = useAbilities()
  const session = useSession()
  const acts = can(session, 'painel_cliente', 'create')
  return (
    <>
      <ListView
        query={query}
        none={{
          title: 'Nenhuma fatura',
          text: 'O sistema do provedor ainda não emitiu fatura para este cliente.',
          action: <WayOn to="/client-panel/service">Ver contratos</WayOn>,
        }}
      >
        {(rows, { aberto, vencido }) => (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-4">
              <p>
                Em aberto <strong className="tabular-nums">{formatMoney(aberto)}</strong>
              </p>
              <p>
                Vencido{' '}
                <strong className={cn('tabular-nums', Number(vencido) > 0 && 'text-danger')}>
                  {formatMoney(vencido)}
                </strong>
              </p>
              {acts && abilities.has('desbloqueio_confianca') && <Unlocks />}
            </div>
            <ShortTable
              label="Faturas"
              rows={rows}
              keyOf={({ fatura }) => fatura}
              heads={[
                'Fatura',
                'Vencimento',
                numberHead('Valor'),
                wordsHead('Situação'),
                wordsHead('Dias'),
                ACTIONS,
              ]}
            >
              {(row) => [
                row.fatura,
                formatDate(row.vencimento),
                <span key="valor" className="tabular-nums">
                  {formatMoney(row.valor)}
                </span>,
                <StateBadge key="situacao" state={invoiceStateNames[row.situacao]} />,
                daysOf(row),
                <InvoiceActions key="acoes" row={row} onSecondCopy={() => setOpen(row.fatura)} />,
              ]}
            </ShortTable>
          </>
        )}
      </ListView>
      {open && <SecondCopyDialog fatura={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const Total = () => rowsOf(useQuery(trpc.clientPanel.invoices.queryOptions(useCustomer())))

export function FinancialPage() {
  return (
    <PanelPage total={<Total />}>
      <Invoices />
    </PanelPage>
  )
}
