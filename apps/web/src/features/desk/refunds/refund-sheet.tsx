import { can } from '@intranet/contract/access'
import {
  authorRefundSteps,
  refundReasonLabels,
  refundStateLabels,
  refundSteps,
  refundWayLabels,
  type RefundState,
  type RefundStep,
} from '@intranet/contract/desk/refund-options'
import { formatCount, formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { refund as text } from '@intranet/contract/messages/refunds'
import { useQuery } from '@tanstack/react-query'
import { Pencil, UserRound } from 'lucide-react'
import { useState } from 'react'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import { Alert } from '@/components/ui/alert.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeskMark } from '../desk-marks.tsx'
import { Facts } from '@/components/records/facts.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { refunds } from './refund.entity.ts'
import { RecordSheet } from '@/components/records/record-sheet.tsx'

type Refund = Outputs['refunds']['get']

const steps: { situacao: Exclude<RefundStep, 'pago'>; label: string; title: string; why?: string }[] = [
  { situacao: 'solicitado', label: 'Solicitar', title: 'Enviar ao financeiro?' },
  { situacao: 'em_analise', label: 'Analisar', title: 'Começar a análise?' },
  { situacao: 'aprovado', label: 'Aprovar', title: 'Aprovar o estorno?' },
  { situacao: 'devolvido', label: 'Devolver', title: 'O que corrigir?', why: 'Correção' },
  { situacao: 'recusado', label: 'Recusar', title: 'Recusar o estorno?', why: 'Motivo' },
  { situacao: 'cancelado', label: 'Cancelar estorno', title: 'Cancelar o estorno?' },
]

interface Viewer {
  decides: boolean
  /** It is theirs, and they still may ask for refunds. */
  own: boolean
  /** Nobody approves twice. */
  approved: boolean
}

/** The steps of the one who looks: one's own are sent and taken back, all others are finance's to decide. */
function mayTake(refund: Refund, { decides, own, approved }: Viewer, step: RefundStep): boolean {
  if (!(refundSteps[step] as readonly string[]).includes(refund.situacao)) return false
  if (authorRefundSteps.includes(step)) return own || (decides && step === 'cancelado')
  return decides && !((refund.minha || approved) && step === 'aprovado')
}

/** In the order in which they usually come: the first is the filled button. */
const order: readonly RefundStep[] = ['solicitado', 'aprovado', 'em_analise', 'devolvido', 'recusado']

function Actions({ refund }: { refund: Refund }) {
  const session = useSession()
  const decides = can(session, 'estornos', 'manage')
  const own = refund.minha && can(session, 'estornos', 'create')
  const approved = refund.aprovacoes.some(({ id_aprovador }) => id_aprovador === session?.usuarioId)
  const approvedAlone = approved && refund.aprovacoes.length === 1
  const viewer = { decides, own, approved }
  const mayPay = mayTake(refund, viewer, 'pago')
  const [pays, setPays] = useState(false)
  const { take, isPending } = useRecordStep(trpc.refunds.pathFilter(), trpc.backoffice.pathFilter())
  const { id, updated_at, sistema, cod_cliente } = refund
  const run = async (situacao: RefundStep, resposta?: string) => {
    const done = await api.refunds.changeState.mutate({
      id,
      situacao,
      updated_at,
      ...(resposta && { resposta }),
    })
    if (situacao === 'aprovado' && done.situacao === 'em_analise') toast.success(text.firstApproval)
  }
  const editable = own && ['rascunho', 'devolvido'].includes(refund.situacao)
  const taken = steps
    .filter(({ situacao }) => mayTake(refund, viewer, situacao))
    .map(({ situacao, label, title, why }): RowAction & { situacao: RefundStep } => ({
      situacao,
      label,
      disabled: isPending,
      onSelect: () =>
        void take({
          ask: {
            title,
            text: `${refund.nome_razaosocial}: ${formatMoney(refund.valor_estorno)}`,
            confirmLabel: label,
            cancelLabel: 'Voltar',
            ...(why && { input: reason(why, true) }),
          },
          run: ({ textArea }) => run(situacao, why && textArea),
        }),
    }))
  const near = taken
    .filter(({ situacao }) => order.includes(situacao))
    .toSorted((a, b) => order.indexOf(a.situacao) - order.indexOf(b.situacao))
  return (
    <>
      <RecordActions
        name={`estorno de ${refund.nome_razaosocial}`}
        near={[
          ...(mayPay && !approvedAlone
            ? [{ label: 'Registrar pagamento', onSelect: () => setPays(true) }]
            : []),
          ...near,
        ]}
        rest={[
          ...(editable
            ? [{ label: 'Editar', icon: Pencil, to: `/backoffice/estornos/edicao/${id}` } satisfies RowAction]
            : []),
          {
            label: 'Ver cliente',
            icon: UserRound,
            to: `/backoffice/cliente/detalhes?sistema=${sistema}&cod_cliente=${cod_cliente}`,
          },
          ...taken
            .filter(({ situacao }) => situacao === 'cancelado')
            .map((one) => ({ ...one, separated: true })),
        ]}
        edits={{ history: refunds.history, id }}
      >
        {mayPay && approvedAlone && <p className="text-sm text-muted-foreground">{text.payOther}</p>}
      </RecordActions>
      {pays && <PayDialog refund={refund} onClose={() => setPays(false)} />}
    </>
  )
}

const path = (['solicitado', 'em_analise', 'aprovado', 'pago'] as const).map((key) => ({
  key,
  title: refundStateLabels[key],
}))
const named = (stage: string) => refundStateLabels[stage as RefundState]

/** Its stages with their days; how many approvals it still needs. */
function Life({ refund }: { refund: Refund }) {
  const { id, situacao, aprovacoes, aprovacoes_exigidas } = refund
  const read = useQuery(trpc.refunds.stages.queryOptions({ id }))
  const lacking = ['solicitado', 'em_analise'].includes(situacao)
    ? aprovacoes_exigidas - aprovacoes.length
    : 0
  return (
    <ReadThread
      narrow
      path={path}
      read={read}
      beside={named}
      ended={['pago', 'recusado', 'cancelado'].includes(situacao)}
      missing={
        lacking > 0
          ? `${lacking === 1 ? 'Falta' : 'Faltam'} ${formatCount(lacking, 'aprovação', 'aprovações')}.`
          : undefined
      }
    />
  )
}

const account = (refund: Refund) =>
  [refund.pix_chave && `Pix ${refund.pix_chave}`, refund.banco, refund.agencia, refund.conta]
    .filter(Boolean)
    .join(' · ')

function FileLink({ id, label }: { id: string | null; label: string }) {
  if (!id) return null
  return (
    <a href={`/files/${id}`} target="_blank" rel="noreferrer" className="text-sm">
      {label}
    </a>
  )
}

/** A refund beside its list: what is asked, to whom it goes, who approved it, and what comes next. */
export function RefundSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.refunds.get.queryOptions({ id }))
  return (
    <RecordSheet
      title={read.data ? `Estorno de ${read.data.nome_razaosocial}` : 'Estorno'}
      read={read}
      onClose={onClose}
    >
      {(refund) => (
        <div className="grid gap-4">
          <div>
            <DeskMark state={refund.situacao} />
          </div>
          <Facts
            rows={[
              ['Valor do estorno', formatMoney(refund.valor_estorno)],
              ['Motivo', refundReasonLabels[refund.motivo]],
              ['Forma', refundWayLabels[refund.forma]],
              ['Solicitante', refund.solicitante],
            ]}
          />
          <Actions refund={refund} />
          <Life refund={refund} />
          {refund.resposta && (
            <p className="text-sm break-words">
              <b>Resposta: </b>
              {refund.resposta}
            </p>
          )}
          <p className="text-sm break-words">{refund.descricao}</p>
          {!refund.valor_pago_conferido && <Alert variant="warning">{text.paidTyped}</Alert>}
          <Facts
            rows={[
              ['Fatura', refund.fatura],
              ['Contrato', refund.contrato],
              ['Valor pago', formatMoney(refund.valor_pago)],
              ['Destino', account(refund)],
              ['Titular', refund.titular],
              ['Documento do titular', refund.titular_documento],
              ['Pagamento', refund.data_pagamento && formatDate(refund.data_pagamento)],
            ]}
          />
          <div className="flex flex-wrap gap-4">
            <FileLink id={refund.comprovante} label="Comprovante do pagamento" />
            <FileLink id={refund.autorizacao} label="Autorização" />
            <FileLink id={refund.comprovante_estorno} label="Comprovante do estorno" />
          </div>
          <section>
            <SectionLabel count={refund.aprovacoes.length}>
              Aprovações ({refund.aprovacoes.length} de {refund.aprovacoes_exigidas})
            </SectionLabel>
            <ul className="grid gap-1 text-sm">
              {refund.aprovacoes.map(({ id_aprovador, nome, em }) => (
                <li key={id_aprovador}>
                  {nome} · {formatDateTime(em)}
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </RecordSheet>
  )
}
