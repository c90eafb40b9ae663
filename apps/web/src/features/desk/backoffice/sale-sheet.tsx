import { can } from '@intranet/contract/access'
import {
  checklistItems,
  checklistLabels,
  saleStateLabels,
  type SaleState,
} from '@intranet/contract/desk/backoffice-options'
import type { SaleChecklist } from '@intranet/contract/desk/sales'
import {
  formatCnpj,
  formatCount,
  formatCpf,
  formatDateTime,
  formatMoney,
  formatPhone,
} from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ComposerBox } from '@/components/form/composer.tsx'
import { useTextDraft } from '@/components/form/use-text-draft.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { Label } from '@/components/ui/label.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { DeskMark } from '../desk-marks.tsx'
import { Facts } from '@/components/records/facts.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { useRelease } from '../take-next.tsx'
import { saleHistory } from './desk-history.ts'
import { ReportProblem } from './report-problem.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'

type Sale = Outputs['deskSales']['get']

const documentText = (digits: string | null) =>
  digits && (digits.length === 11 ? formatCpf(digits) : formatCnpj(digits))

function SaleFacts({ sale }: { sale: Sale }) {
  return (
    <Facts
      rows={[
        ['Documento', documentText(sale.documento)],
        ['Telefone', formatPhone(sale.fone)],
        ['Contrato', sale.contrato],
        ['Código do cliente', sale.cod_cliente],
        ['Produto', sale.produto],
        ['Valor', sale.valor && formatMoney(sale.valor)],
        ['Cidade', [sale.cidade, sale.estado].filter(Boolean).join('/')],
        ['Vendedor', sale.vendedor],
        ['Data da venda', formatDateTime(sale.data_venda)],
        ['Auditor', sale.auditor],
      ]}
    />
  )
}

interface ChecklistProps {
  checklist: SaleChecklist
  disabled: boolean
  onChange: (checklist: SaleChecklist) => void
}

function Checklist({ checklist, disabled, onChange }: ChecklistProps) {
  const id = useId()
  return (
    <ul className="grid gap-2" aria-label="Checklist">
      {checklistItems.map((item) => (
        <li key={item} className="flex items-center gap-2">
          <Checkbox
            id={`${id}-${item}`}
            checked={checklist[item]}
            disabled={disabled}
            onCheckedChange={(checked) => onChange({ ...checklist, [item]: checked === true })}
          />
          <Label htmlFor={`${id}-${item}`}>{checklistLabels[item]}</Label>
        </li>
      ))}
    </ul>
  )
}

function Audit({ sale }: { sale: Sale }) {
  const session = useSession()
  const release = useRelease('vendas')
  const { take, isPending } = useRecordStep(trpc.deskSales.pathFilter(), trpc.activations.pathFilter())
  const [checklist, setChecklist] = useState(sale.checklist)
  const note = useTextDraft(`sale-audit:${sale.id}`, 'Observação', sale.observacao ?? '')
  const save = useSave(
    trpc.deskSales.update.mutationOptions({
      onSuccess: () => note.settle(note.value),
    }),
    { saved: common.success, changes: [trpc.deskSales.pathFilter()] },
  )
  const works = can(session, 'backoffice', 'create')
  const mine = sale.id_auditor === session?.usuarioId || can(session, 'backoffice', 'manage')
  const auditing = sale.situacao === 'em_auditoria' && works && mine
  const kept = { checklist, observacao: note.value || null }
  const saveNow = () => save.mutate({ id: sale.id, updated_at: sale.updated_at, ...kept })
  const step = async (
    situacao: 'em_auditoria' | 'aprovada' | 'com_pendencia' | 'cancelada',
    motivo?: string,
  ) => {
    await api.deskSales.changeState.mutate({
      id: sale.id,
      situacao,
      updated_at: sale.updated_at,
      ...(auditing && kept),
      ...(motivo && { motivo }),
    })
    if (auditing) note.settle(note.value)
  }
  const open = !['aprovada', 'cancelada'].includes(sale.situacao)
  return (
    <section className="grid gap-3">
      <SectionLabel count={Object.values(checklist).filter(Boolean).length}>Checklist</SectionLabel>
      <Checklist checklist={checklist} disabled={!auditing} onChange={setChecklist} />
      <ComposerBox label="Observação" draft={note} disabled={!auditing} onSend={saveNow} />
      {works && (
        <div className="flex flex-wrap gap-2">
          {['pendente', 'com_pendencia'].includes(sale.situacao) && (
            <Button
              variant="outline"
              busy={isPending}
              onClick={() =>
                void take({ ask: { title: 'Auditar esta venda?' }, run: () => step('em_auditoria') })
              }
            >
              Auditar
            </Button>
          )}
          {auditing && (
            <>
              <Button
                busy={isPending}
                onClick={() =>
                  Object.values(checklist).every(Boolean)
                    ? void take({
                        ask: { title: 'Aprovar a venda?', consequences: ['A ativação entra na fila.'] },
                        run: () => step('aprovada'),
                      })
                    : toast.error(text.checklist)
                }
              >
                Aprovar
              </Button>
              <Button variant="outline" busy={save.isPending} onClick={saveNow}>
                Salvar
              </Button>
              <Button
                variant="outline"
                busy={isPending}
                onClick={() =>
                  void take({
                    ask: { title: 'O que falta nesta venda?', input: reason('Pendência', true) },
                    run: ({ textArea }) => step('com_pendencia', textArea),
                  })
                }
              >
                Com pendência
              </Button>
              <Button variant="outline" onClick={() => release(sale.id)}>
                Devolver à fila
              </Button>
            </>
          )}
          {(open || sale.situacao === 'aprovada') && (
            <Button
              variant="destructive"
              busy={isPending}
              onClick={() =>
                void take({
                  ask: {
                    title: 'Cancelar a venda?',
                    consequences: ['A lead volta para Negociação e o vendedor é avisado.'],
                    input: reason('Motivo', true),
                    confirmLabel: 'Cancelar venda',
                    cancelLabel: 'Voltar',
                  },
                  run: ({ textArea }) => step('cancelada', textArea),
                })
              }
            >
              Cancelar venda
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const path = (['pendente', 'em_auditoria', 'aprovada'] as const).map((key) => ({
  key,
  title: saleStateLabels[key],
}))

/** Its stages with their days, and how much of its checklist is open. */
function SaleThread({ sale: { id, situacao, checklist } }: { sale: Sale }) {
  const read = useQuery(trpc.deskSales.stages.queryOptions({ id }))
  const open = checklistItems.filter((item) => !checklist[item]).length
  const missing = `${open === 1 ? 'Falta' : 'Faltam'} ${formatCount(open, 'item', 'itens')} do checklist.`
  return (
    <ReadThread
      narrow
      path={path}
      read={read}
      beside={(stage) => saleStateLabels[stage as SaleState]}
      ended={['aprovada', 'cancelada'].includes(situacao)}
      missing={open > 0 && missing}
    />
  )
}

/** A sale beside its list: what was sold, the checklist, and what comes next. */
export function SaleSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.deskSales.get.queryOptions({ id }))
  return (
    <RecordSheet title={read.data?.cliente ?? 'Venda'} read={read} onClose={onClose}>
      {(sale) => (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <DeskMark state={sale.situacao} />
            {sale.comissao === 'estornada' && <span className="text-sm text-danger">Comissão estornada</span>}
            {sale.cod_cliente && (
              <AddressLink
                to={`/backoffice/cliente/detalhes?sistema=${sale.sistema}&cod_cliente=${sale.cod_cliente}`}
                className="text-sm"
              >
                Ver cliente
              </AddressLink>
            )}
            {sale.situacao === 'com_pendencia' && (
              <ReportProblem origin={{ id_venda: sale.id, cliente: sale.cliente }} />
            )}
            <RecordHistory history={saleHistory} id={sale.id} />
          </div>
          {sale.motivo && (
            <p className="text-sm break-words">
              <b>Motivo: </b>
              {sale.motivo}
            </p>
          )}
          <SaleFacts sale={sale} />
          <SaleThread sale={sale} />
          <Audit key={String(sale.updated_at)} sale={sale} />
        </div>
      )}
    </RecordSheet>
  )
}
