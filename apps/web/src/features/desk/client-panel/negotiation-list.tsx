import { negotiationStateNames } from '@intranet/contract/desk/client-panel-words'
import { formatCount, formatDate, formatMoney } from '@intranet/contract/formats'
import { type UseQueryResult } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { SendButtons } from './send-buttons.tsx'
import { useAbilities } from './use-abilities.ts'
import { useCustomer, usePanelRefresh } from './use-customer.ts'
import { isDone } from './use-panel-action.ts'
import { usePdf } from './use-pdf.ts'
import { View } from './view-state.tsx'

type Listed = Outputs['clientPanel']['negotiations']
type Row = Listed['dados'][number]

function useDecisions() {
  const customer = useCustomer()
  const refresh = usePanelRefresh()
  const accept = useSave({
    mutationFn: (id: number) => api.clientPanel.accept.mutate({ ...customer, id }),
    onSuccess: ({ situacao, mensagem }) =>
      isDone(situacao)
        ? toast.success(situacao === 'feita' ? 'Negociação aceita.' : mensagem)
        : toast.error(mensagem),
    onSettled: refresh,
  })
  const withdraw = useSave({
    mutationFn: (id: number) => api.clientPanel.withdraw.mutate({ ...customer, id }),
    onSettled: refresh,
  })
  return { accept, withdraw }
}

function Buttons({ row, acts }: { row: Row; acts: boolean }) {
  const customer = useCustomer()
  const confirm = useConfirm()
  const { accept, withdraw } = useDecisions()
  const offered = useAbilities().has('negociar')
  const { id, protocolo, situacao, total } = row
  const pdf = usePdf(`proposta-${protocolo}`, () => api.clientPanel.proposalPdf.query({ ...customer, id }))
  const agree = async () => {
    const consequences = [
      `O cliente paga ${formatMoney(total)} em ${formatCount(row.parcelas.length, 'parcela', 'parcelas')}.`,
      'As faturas antigas são trocadas no sistema do provedor.',
    ]
    if (await confirm({ title: `Aceitar a proposta ${protocolo}?`, consequences, confirmLabel: 'Aceitar' }))
      accept.mutate(id)
  }
  const takeBack = async () => {
    const consequences = [
      'O cliente não pode mais aceitá-la.',
      'As faturas ficam livres para outra negociação.',
    ]
    if (await confirm({ title: `Retirar a proposta ${protocolo}?`, consequences, confirmLabel: 'Retirar' }))
      withdraw.mutate(id)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" icon={FileDown} busy={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF
      </Button>
      {acts && situacao === 'proposta' && (
        <>
          {offered && (
            <>
              <SendButtons short assunto="proposta" referencia={String(id)} />
              <Button size="sm" busy={accept.isPending} onClick={() => void agree()}>
                Aceitar
              </Button>
            </>
          )}
          <Button variant="outline" size="sm" busy={withdraw.isPending} onClick={() => void takeBack()}>
            Retirar
          </Button>
        </>
      )}
    </div>
  )
}

/** What was proposed to the customer, and what became of it. */
export function Negotiations({ query, acts }: { query: UseQueryResult<Listed, unknown>; acts: boolean }) {
  return (
    <View query={query}>
      {({ dados }) => (
        <section className="mt-6 grid gap-3" aria-label="Propostas">
          <SectionLabel count={dados.length}>Propostas</SectionLabel>
          {dados.length === 0 && <p className="text-sm text-muted-foreground">Nenhuma proposta.</p>}
          {dados.map((row) => (
            <Card asChild key={row.id} className="grid gap-2 p-4">
              <article>
                <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
                  {row.protocolo} · {formatMoney(row.total)} em {row.parcelas.length}×
                  <StateBadge state={negotiationStateNames[row.situacao]} />
                </h3>
                <p className="text-sm text-muted-foreground">
                  Faturas {row.faturas.join(', ')} · válida até {formatDate(row.valida_ate)}
                </p>
                <Buttons row={row} acts={acts} />
              </article>
            </Card>
          ))}
        </section>
      )}
    </View>
  )
}
