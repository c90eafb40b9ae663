/** The audit of a sale: taken by one person, approved with the whole checklist, or sent back to sales. */
import { can } from '@intranet/contract/access'
import { saleSteps } from '@intranet/contract/desk/backoffice-options'
import type { StepSaleInput, UpdateSaleInput } from '@intranet/contract/desk/sales'
import { form } from '@intranet/contract/messages'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { assertAllFound, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { returnSoldLead } from '../../sales/leads/lead-return.service.ts'
import { deadlineFor } from '../deadline.service.ts'
import { insertSales, insertSalesSince } from '../open-sale.queries.ts'
import { cancelActivationOf, insertActivation } from './activation.queries.ts'
import { getSale, setSaleState, updateSale, wonLeads } from './sale.queries.ts'

const TABLE = 'bo_venda'
type Sale = NonNullable<Awaited<ReturnType<typeof getSale>>>

/** A sale of the actor's providers as it is now, locked until the transaction ends. */
async function hold(db: Database, actor: Actor, id: number): Promise<Sale> {
  await holdRecord(db, TABLE, id)
  return found(await getSale(db, actor, id))
}

/** Who audits it, or a manager. */
function assertHolder(actor: Actor, { id_auditor }: Sale): void {
  if (id_auditor !== null && id_auditor !== actor.id && !can(actor, 'backoffice', 'manage'))
    throw new AppError('forbidden', text.notYours)
}

/** One sale; its document and phone are read in full, which is recorded. */
export async function readSale(db: Database, actor: Actor, id: number) {
  const sale = found(await getSale(db, actor, id))
  await recordItemReading(db, actor, TABLE, [id], 'cadastro')
  return sale
}

/** Ticks and remarks of an audit that goes on. */
export async function changeSale(db: Database, actor: Actor, input: UpdateSaleInput) {
  const sale = await hold(db, actor, input.id)
  assertHolder(actor, sale)
  if (sale.situacao !== 'em_auditoria') throw refusals.wrongState()
  return updateSale(db, actor, input)
}

const complete = (checklist: Sale['checklist']) => Object.values(checklist).every(Boolean)

async function approve(db: Database, parameters: Parameters, sale: Sale): Promise<void> {
  const place = { cidade: sale.cidade, uf: sale.estado }
  const prazo = await deadlineFor(db, parameters, 'ativacoes', { from: new Date(), place })
  await insertActivation(db, { id_venda: sale.id, id_empresa: sale.id_empresa, prazo })
}

/** The lead is a sale no more; its seller reads why. */
async function cancel(db: Database, actor: Actor, sale: Sale, motivo: string): Promise<void> {
  if (await cancelActivationOf(db, sale.id, motivo)) throw new AppError('conflict', text.activatedAlready)
  if (sale.id_lead !== null)
    await returnSoldLead(db, actor, { id: sale.id_lead, texto: text.cancelledSale(motivo).slice(0, 450) })
  await notifySeller(db, actor, sale, text.saleBack(sale.cliente))
}

/** Notifies people of what became of a sale, with the way to its lead at their door. */
const notifyOfSale = (
  db: Database,
  actor: Actor,
  { id, id_lead }: Pick<Sale, 'id' | 'id_lead'>,
  usuarios: readonly (number | null)[],
  msg: string,
  way: 'external/leads' | 'internal/leads/edit',
) =>
  notifyOthers(db, actor, {
    usuarios,
    data: { modulo: 'vendas', msg, ...(id_lead !== null && { rota: `/sales/${way}/${id_lead}` as const }) },
    sobre: `bo_venda:${id}`,
  })

/** Notifies the seller of what became of their sale. */
export const notifySeller = (
  db: Database,
  actor: Actor,
  sale: Pick<Sale, 'id' | 'id_vendedor' | 'id_lead'>,
  msg: string,
) => notifyOfSale(db, actor, sale, [sale.id_vendedor], msg, 'external/leads')

/** Who corrects a sale is notified of what it lacks: the managers of sales, and its seller (docs/desk.md#sales). */
async function notifyOfPending(db: Database, actor: Actor, sale: Sale, motivo: string): Promise<void> {
  const msg = text.salePending(sale.cliente, motivo)
  await notifySeller(db, actor, sale, msg)
  const managers = await holdersOf(db, 'vendas:gestor', sale.id_empresa)
  const others = managers.filter((id) => id !== sale.id_vendedor)
  await notifyOfSale(db, actor, sale, others, msg, 'internal/leads/edit')
}

/** Takes a sale to the next state. Throws 409 where somebody was faster, 422 for what the step lacks. */
export async function stepSale(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  input: StepSaleInput,
) {
  const { id, situacao, motivo, checklist, observacao } = input
  const sale = await hold(db, actor, id)
  assertNewest(input, sale)
  const from: readonly string[] = saleSteps[situacao]
  if (!from.includes(sale.situacao)) throw refusals.wrongState()
  if (situacao !== 'em_auditoria') assertHolder(actor, sale)
  if (situacao === 'aprovada' && !complete(checklist ?? sale.checklist))
    throw refusals.field('checklist', text.checklist)
  if ((situacao === 'cancelada' || situacao === 'com_pendencia') && !motivo)
    throw refusals.field('motivo', form.required)
  if (situacao === 'cancelada') await cancel(db, actor, sale, motivo!)
  const moved = await setSaleState(db, id, {
    situacao,
    ...(situacao === 'em_auditoria' && { id_auditor: actor.id, motivo: null }),
    ...(checklist && { checklist }),
    ...(observacao !== undefined && { observacao }),
    ...(motivo && { motivo }),
    decidida: situacao === 'aprovada' || situacao === 'cancelada',
  })
  if (situacao === 'aprovada') await approve(db, parameters, sale)
  if (situacao === 'com_pendencia') await notifyOfPending(db, actor, sale, motivo!)
  return moved
}

/** Takes won leads into the desk by hand; those that have a sale stay as they are. */
export async function createSales(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  objects: readonly { id_lead: number }[],
) {
  const ids = objects.map(({ id_lead }) => id_lead)
  assertAllFound(ids, await wonLeads(db, actor, ids), 'objects')
  const prazo = await deadlineFor(db, parameters, 'vendas', {
    from: new Date(),
    place: { cidade: null, uf: null },
  })
  return insertSales(db, { ids, prazo })
}

/** Sales from before the desk, since a day of the last twelve months; each once, however often it is asked for. */
export async function bringSales(
  { parameters }: { parameters: Parameters },
  db: Database,
  actor: Actor,
  { desde }: { desde: string },
) {
  const today = todayInBrazil()
  const first = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  if (desde > today || desde < first) throw refusals.invalid({ desde: text.bringSpan })
  const prazo = await deadlineFor(db, parameters, 'vendas', {
    from: new Date(),
    place: { cidade: null, uf: null },
  })
  return { trazidas: (await insertSalesSince(db, actor, { desde, prazo })).length }
}
