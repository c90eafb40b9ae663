/** Refunds: what is asked for, by whom it may be changed, and what is shown of the account (docs/desk.md#refunds). */
import { can } from '@intranet/contract/access'
import { toCents } from '@intranet/contract/desk/cents'
import { editableRefunds, type RefundState } from '@intranet/contract/desk/refund-options'
import { refundErrors, type NewRefund, type UpdateRefundInput } from '@intranet/contract/desk/refunds'
import { maskCpf } from '@intranet/contract/formats'
import { refund as text } from '@intranet/contract/messages/refunds'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { FileRule } from '../../../platform/file-rule.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import type { Deps } from '../../../platform/deps.ts'
import { assertConfirmed } from '../../../platform/procedure/procedure.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { approvalsNeeded, type RefundDeps } from './approvals-needed.service.ts'
import { isPaidAmount } from './paid-amount.service.ts'
import {
  REFUND_TABLE,
  accountKeys,
  accountOf,
  masked,
  maskedWord,
  noAccount,
  openAccount,
  sealAccount,
  shownAccount,
} from './account.ts'
import {
  getRefund,
  giveRefund,
  insertRefund,
  paidBack,
  removeApprovals,
  removeDraft,
  saleOf,
  updateRefund,
  type StoredRefund,
} from './refund.queries.ts'

/** Who asks, and the transaction of the write: opened after the provider's system has answered. */
interface Asking {
  deps: Deps
  db: Database
  actor: Actor
  write: <T>(work: (db: Database) => Promise<T>) => Promise<T>
}

/** One refund, locked until the transaction ends. */
export async function holdRefund(db: Database, actor: Actor, id: number): Promise<StoredRefund> {
  await holdRecord(db, REFUND_TABLE, id)
  return found(await getRefund(db, actor, id))
}

/** Its author; where the author asks for no refunds now, everybody who may ask, while it can be corrected. */
export const isAuthor = (actor: Actor, { id_solicitante, sem_autor, situacao }: StoredRefund): boolean =>
  id_solicitante === actor.id ||
  (sem_autor && editableRefunds.includes(situacao) && can(actor, 'estornos', 'create'))

/** Who corrects a refund in place of its author becomes its author: they cannot approve it (docs/desk.md#refunds). */
export async function takeOver(db: Database, actor: Actor, refund: StoredRefund): Promise<StoredRefund> {
  if (refund.id_solicitante === actor.id) return refund
  await removeApprovals(db, refund.id)
  await giveRefund(db, refund.id, actor.id)
  return { ...refund, id_solicitante: actor.id, aprovacoes: [] }
}

const ended: readonly RefundState[] = ['pago', 'recusado', 'cancelado']

/** One refund; its account is shown whole to the one who works on it until it has ended, which is recorded. */
export async function readRefund({ sealed }: RefundDeps, db: Database, actor: Actor, id: number) {
  const stored = found(await getRefund(db, actor, id))
  const { dados_pagamento, conta_mascarada: _, id_venda: __, sem_autor: ___, ...refund } = stored
  const account = shownAccount(sealed, dados_pagamento)
  const mascarado = ended.includes(refund.situacao) || !can(actor, 'estornos', 'create')
  if (!mascarado) await recordItemReading(db, actor, REFUND_TABLE, [id], 'conta')
  const cpf = mascarado && refund.cpf?.length === 11 ? maskCpf(refund.cpf) : refund.cpf
  return {
    ...refund,
    cpf,
    mascarado,
    minha: isAuthor(actor, stored),
    ...(mascarado ? masked(account) : account),
  }
}

/** What was paid back of an invoice and what is asked for now may not be more than was paid for it. */
export async function assertWithinPaid(
  db: Database,
  refund: { id_empresa: number; fatura?: string | null; valor_pago: string; valor_estorno: string },
): Promise<void> {
  if (!refund.fatura) return
  const before = await paidBack(db, { id_empresa: refund.id_empresa, fatura: refund.fatura })
  if (toCents(before) + toCents(refund.valor_estorno) > toCents(refund.valor_pago))
    throw refusals.field('valor_estorno', text.abovePaid)
}

const without = <T extends object>(fields: T): Omit<T, (typeof accountKeys)[number] | 'solicitar'> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([key]) => key !== 'solicitar' && !(accountKeys as readonly string[]).includes(key),
    ),
  ) as Omit<T, (typeof accountKeys)[number] | 'solicitar'>

async function attach(db: Database, actor: Actor, id: number, files: readonly (string | null | undefined)[]) {
  for (const file of files) if (file) await attachUpload(db, actor, file, REFUND_TABLE, id)
}

type CheckedRefund = NewRefund & { valor_pago_conferido: boolean }

/** Asks for refunds, or keeps them as drafts. What was paid is asked of the provider's system first. */
export async function createRefunds(ctx: Asking, objects: readonly NewRefund[]): Promise<{ id: number }[]> {
  if (objects.some((fields) => accountOf(fields) !== null)) await assertConfirmed(ctx)
  const { deps, actor, write } = ctx
  const checked: CheckedRefund[] = []
  for (const fields of objects) {
    assertProvider(actor, fields.id_empresa)
    checked.push({ ...fields, valor_pago_conferido: await isPaidAmount(deps, fields) })
  }
  return write((db) => insertChecked(deps, db, actor, checked))
}

type Whole = Parameters<typeof approvalsNeeded>[2] &
  Parameters<typeof saleOf>[1] &
  Parameters<typeof accountOf>[0]

/** What follows from the fields of a refund: its sealed account, its sale, and how many people approve it. */
async function derivedOf(deps: Deps, db: Database, whole: Whole) {
  const account = accountOf(whole)
  return {
    dados_pagamento: sealAccount(deps.sealed, account),
    conta_mascarada: maskedWord(account),
    id_venda: (await saleOf(db, whole))?.id ?? null,
    aprovacoes_exigidas: await approvalsNeeded(deps, db, whole, account ?? noAccount),
  }
}

async function insertChecked(
  deps: Deps,
  db: Database,
  actor: Actor,
  objects: readonly CheckedRefund[],
): Promise<{ id: number }[]> {
  const created = []
  for (const fields of objects) {
    await assertWithinPaid(db, fields)
    const made = await insertRefund(db, {
      ...without(fields),
      ...(await derivedOf(deps, db, fields)),
      situacao: fields.solicitar ? 'solicitado' : 'rascunho',
      id_solicitante: actor.id,
    })
    await attach(db, actor, made.id, [fields.comprovante, fields.autorizacao])
    created.push(made)
  }
  return created
}

/** The payment that a refund is about once it is changed. */
const paymentAfter = (row: StoredRefund, change: UpdateRefundInput) => ({
  id_empresa: row.id_empresa,
  cod_cliente: change.cod_cliente ?? row.cod_cliente,
  fatura: change.fatura === undefined ? row.fatura : change.fatura,
  valor_pago: change.valor_pago ?? row.valor_pago,
})
type PaymentAfter = ReturnType<typeof paymentAfter>
const isSamePayment = (one: PaymentAfter, other: PaymentAfter) =>
  one.cod_cliente === other.cod_cliente &&
  one.fatura === other.fatura &&
  toCents(one.valor_pago) === toCents(other.valor_pago)

/** Changes a draft or one that was sent back; the rules are asked of what it will be. */
export async function changeRefund({ deps, db, actor, write }: Asking, input: UpdateRefundInput) {
  const asked = paymentAfter(found(await getRefund(db, actor, input.id)), input)
  const change = { ...input, valor_pago_conferido: await isPaidAmount(deps, asked) }
  return write(async (transaction) => {
    // Another change may have come while the system was asked.
    const locked = await holdRefund(transaction, actor, input.id)
    if (!isSamePayment(paymentAfter(locked, input), asked)) throw refusals.stale()
    return saveChecked(deps, transaction, actor, change)
  })
}

async function saveChecked(
  deps: Deps,
  db: Database,
  actor: Actor,
  input: UpdateRefundInput & { valor_pago_conferido: boolean },
) {
  const { id, updated_at: _, ...change } = input
  const before = await holdRefund(db, actor, id)
  assertNewest(input, before)
  if (!isAuthor(actor, before)) throw new AppError('forbidden', text.notYours)
  if (!editableRefunds.includes(before.situacao)) throw new AppError('conflict', text.notEditable)
  const whole = { ...before, ...openAccount(deps.sealed, before.dados_pagamento), ...change }
  assertNoErrors(refundErrors(whole))
  await assertWithinPaid(db, whole)
  await takeOver(db, actor, before)
  const saved = await updateRefund(db, actor, {
    ...without(change),
    ...(await derivedOf(deps, db, whole)),
    id,
  })
  await removeApprovals(db, id)
  const fresh = (file: 'comprovante' | 'autorizacao') => (change[file] === before[file] ? null : change[file])
  await attach(db, actor, id, [fresh('comprovante'), fresh('autorizacao')])
  return saved
}

export async function deleteDraft(db: Database, actor: Actor, id: number): Promise<void> {
  found(await getRefund(db, actor, id))
  if (!(await removeDraft(db, actor, id))) throw new AppError('conflict', text.notEditable)
}

/** The files of a refund are for the one who sees refunds; they name its customer, so that the reading is recorded. */
export const refundFiles: FileRule = {
  maySee: async (db, actor, id) =>
    actor !== null && can(actor, 'estornos', 'read') && (await getRefund(db, actor, id)) !== undefined,
  recordReading: (db, actor, id) => recordItemReading(db, actor, REFUND_TABLE, [id], 'arquivos'),
}
