import { can } from '@intranet/contract/access'
import {
  authorRefundSteps,
  refundReasonLabels,
  refundSteps,
  refundWayLabels,
  type RefundStep,
} from '@intranet/contract/desk/refund-options'
import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { refund as text } from '@intranet/contract/messages/refunds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Sheet, SheetContent, SheetBody, SheetHeader, SheetTitle } from '@/components/ui/sheet.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { DeskMark } from '../desk-marks.tsx'
import { Facts } from '../facts.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { refunds } from './refund.entity.ts'

type Refund = Outputs['refunds']['get']

const steps: { situacao: Exclude<RefundStep, 'pago'>; label: string; title: string; why?: string }[] = [
  { situacao: 'solicitado', label: 'Solicitar', title: 'Enviar ao financeiro?' },
  { situacao: 'em_analise', label: 'Analisar', title: 'Começar a análise?' },
  { situacao: 'aprovado', label: 'Aprovar', title: 'Aprovar o estorno?' },
  { situacao: 'devolvido', label: 'Devolver', title: 'O que corrigir?', why: 'Correção' },
  { situacao: 'recusado', label: 'Recusar', title: 'Recusar o estorno?', why: 'Motivo' },
  { situacao: 'cancelado', label: 'Cancelar estorno', title: 'Cancelar o estorno?' },
]

/** The steps of the one who looks: one's own are sent and taken back, all others are finance's to decide. */
function mayTake(refund: Refund, decides: boolean, step: RefundStep): boolean {
  if (!(refundSteps[step] as readonly string[]).includes(refund.situacao)) return false
  if (authorRefundSteps.includes(step)) return refund.minha || (decides && step === 'cancelado')
  return decides && !(refund.minha && step === 'aprovado')
}

function Buttons({ refund }: { refund: Refund }) {
  const session = useSession()
  const decides = can(session, 'estornos', 'manage')
  const [approval, second] = refund.aprovacoes
  const approvedAlone = !second && approval?.id_aprovador === session?.usuarioId
  const mayPay = mayTake(refund, decides, 'pago')
  const [pays, setPays] = useState(false)
  const { take, isPending } = useRecordStep(trpc.refunds.pathFilter(), trpc.backoffice.pathFilter())
  const { id, updated_at } = refund
  const run = async (situacao: RefundStep, resposta?: string) => {
    const done = await api.refunds.changeState.mutate({
      id,
      situacao,
      updated_at,
      ...(resposta && { resposta }),
    })
    if (situacao === 'aprovado' && done.situacao === 'em_analise') toast.success(text.firstApproval)
  }
  const editable = refund.minha && ['rascunho', 'devolvido'].includes(refund.situacao)
  return (
    <div className="flex flex-wrap gap-2">
      {editable && (
        <AddressLink
          to={`/backoffice/estornos/edicao/${id}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          Editar
        </AddressLink>
      )}
      {steps
        .filter(({ situacao }) => mayTake(refund, decides, situacao))
        .map(({ situacao, label, title, why }) => (
          <Button
            variant="outline"
            key={situacao}
            busy={isPending}
            onClick={() =>
              void take({
                ask: {
                  title,
                  text: `${refund.nome_razaosocial}: ${formatMoney(refund.valor_estorno)}`,
                  confirmLabel: label,
                  cancelLabel: 'Voltar',
                  ...(why && { input: reason(why, true) }),
                },
                run: ({ textArea }) => run(situacao, why && textArea),
              })
            }
          >
            {label}
          </Button>
        ))}
      {mayPay && approvedAlone && <p className="text-sm text-muted-foreground">{text.payOther}</p>}
      {mayPay && !approvedAlone && (
        <Button cooldown={false} onClick={() => setPays(true)}>
          Registrar pagamento
        </Button>
      )}
      {pays && <PayDialog refund={refund} onClose={() => setPays(false)} />}
    </div>
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
    <Sheet open onOpenChange={(next) => !next && onClose()}>
      <SheetContent size="lg">
        <SheetHeader>
          <SheetTitle>{read.data ? `Estorno de ${read.data.nome_razaosocial}` : 'Estorno'}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <Loaded reads={[read]} waiting={<Skeleton className="h-60 w-full" />}>
            {(refund) => (
              <div className="grid gap-4">
                <div className="flex flex-wrap items-center gap-2">
                  <DeskMark state={refund.situacao} />
                  <AddressLink
                    to={`/backoffice/cliente/detalhes?sistema=${refund.sistema}&cod_cliente=${refund.cod_cliente}`}
                    className="text-sm"
                  >
                    Ver cliente
                  </AddressLink>
                  <RecordHistory history={refunds.history} id={refund.id} />
                </div>
                <Buttons refund={refund} />
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
                    ['Motivo', refundReasonLabels[refund.motivo]],
                    ['Fatura', refund.fatura],
                    ['Contrato', refund.contrato],
                    ['Valor pago', formatMoney(refund.valor_pago)],
                    ['Valor do estorno', formatMoney(refund.valor_estorno)],
                    ['Forma', refundWayLabels[refund.forma]],
                    ['Destino', account(refund)],
                    ['Titular', refund.titular],
                    ['Documento do titular', refund.titular_documento],
                    ['Solicitante', refund.solicitante],
                    ['Pagamento', formatDate(refund.data_pagamento)],
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
          </Loaded>
        </SheetBody>
      </SheetContent>
    </Sheet>
  )
}
