/** The way of a refund: asked for by one person, approved by another (or two), paid with a proof. */
import { can } from '@intranet/contract/access'
import {
  authorRefundSteps,
  refundStateLabels,
  refundSteps,
  type RefundState,
} from '@intranet/contract/desk/refund-options'
import type { StepRefundInput } from '@intranet/contract/desk/refunds'
import { common, form } from '@intranet/contract/messages'
import { refund as text } from '@intranet/contract/messages/refunds'
import { dayInBrazil, todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertNewest } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { REFUND_TABLE, shownAccount } from './account.ts'
import { approvalsNeeded, type RefundDeps } from './approvals-needed.service.ts'
import { insertApproval, markCommission, setRefundState, type StoredRefund } from './refund.queries.ts'
import { assertWithinPaid, holdRefund, isAuthor, takeOver } from './refund.service.ts'

/** Who asked sends and takes back; all else is decided by finance, and never on one's own. */
function assertMay(actor: Actor, refund: StoredRefund, situacao: StepRefundInput['situacao']): void {
  const own = refund.id_solicitante === actor.id
  const decides = can(actor, 'estornos', 'manage')
  if (authorRefundSteps.includes(situacao)) {
    if (!isAuthor(actor, refund) && !(decides && situacao === 'cancelado'))
      throw new AppError('forbidden', text.notYours)
    return
  }
  const [approval, second] = refund.aprovacoes
  if (situacao === 'pago' && !second && approval?.id_aprovador === actor.id)
    throw new AppError('forbidden', text.payOther)
  if (own && situacao === 'aprovado') throw new AppError('forbidden', text.own)
  if (!decides) throw new AppError('forbidden', common.forbidden)
}

const notifyAuthor = (db: Database, actor: Actor, refund: StoredRefund, msg: string) =>
  notifyOthers(db, actor, {
    usuarios: [refund.id_solicitante],
    data: { modulo: 'estornos', msg, rota: `/backoffice/estornos/listagem?ver=${refund.id}` },
  })

/** One more approval; the state that follows from how many there are. */
async function approve(deps: RefundDeps, db: Database, actor: Actor, refund: StoredRefund) {
  const { id, id_solicitante, aprovacoes, dados_pagamento } = refund
  await insertApproval(db, { id_estorno: id, id_solicitante, id_aprovador: actor.id })
  // Others may have been asked for since: what they need together counts at each approval.
  const needed = await approvalsNeeded(deps, db, refund, shownAccount(deps.sealed, dados_pagamento))
  const aprovacoes_exigidas = Math.max(needed, refund.aprovacoes_exigidas)
  const situacao: RefundState = aprovacoes.length + 1 >= aprovacoes_exigidas ? 'aprovado' : 'em_analise'
  return { situacao, aprovacoes_exigidas }
}

/** The payment of a step, checked: its day and its proof. */
function payment({ data_pagamento, comprovante_estorno }: StepRefundInput, { created_at }: StoredRefund) {
  const day = data_pagamento ?? todayInBrazil()
  if (day > todayInBrazil()) throw refusals.field('data_pagamento', text.futurePayment)
  if (day < dayInBrazil(created_at)) throw refusals.field('data_pagamento', text.paymentBeforeRequest)
  if (!comprovante_estorno) throw refusals.field('comprovante_estorno', text.proof)
  return { data_pagamento: day, comprovante_estorno }
}

function assertComplete({ situacao, resposta }: StepRefundInput, refund: StoredRefund): void {
  if (situacao === 'solicitado' && !refund.comprovante) throw refusals.field('comprovante', text.proof)
  if ((situacao === 'recusado' || situacao === 'devolvido') && !resposta)
    throw refusals.field('resposta', form.required)
}

/** Takes a refund to its next state. Throws 403 where it is not the actor's to decide, 409 where somebody was faster. */
export async function stepRefund(deps: RefundDeps, db: Database, actor: Actor, input: StepRefundInput) {
  const { id, resposta } = input
  const before = await holdRefund(db, actor, id)
  assertNewest(input, before)
  assertMay(actor, before, input.situacao)
  const from: readonly RefundState[] = refundSteps[input.situacao]
  if (!from.includes(before.situacao)) throw refusals.wrongState()
  assertComplete(input, before)
  const refund = input.situacao === 'solicitado' ? await takeOver(db, actor, before) : before
  // Another refund of the invoice may have been paid while this one was made.
  if (input.situacao === 'aprovado' || input.situacao === 'pago') await assertWithinPaid(db, refund)
  const paid = input.situacao === 'pago' ? payment(input, refund) : undefined
  const step =
    input.situacao === 'aprovado' ? await approve(deps, db, actor, refund) : { situacao: input.situacao }
  const { situacao } = step
  const moved = await setRefundState(db, id, { ...step, ...(resposta && { resposta }), ...paid })
  if (paid) {
    await attachUpload(db, actor, paid.comprovante_estorno, REFUND_TABLE, id)
    if (refund.id_venda !== null) await markCommission(db, refund.id_venda)
  }
  const name = refund.nome_razaosocial
  const word = refundStateLabels[situacao].toLowerCase()
  if (situacao !== refund.situacao)
    await notifyAuthor(db, actor, refund, paid ? text.paid(name) : text.decided(name, word))
  const added = input.situacao === 'aprovado' ? 1 : 0
  const { aprovacoes_exigidas } = { ...refund, ...step }
  return { ...moved, aprovacoes: refund.aprovacoes.length + added, aprovacoes_exigidas }
}
