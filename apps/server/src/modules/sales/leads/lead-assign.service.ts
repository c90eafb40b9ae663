/** The seller of the lead. */
import { can } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type { AssignLeadsInput } from '@intranet/contract/sales/lead'
import type { ListLeadsInput } from '@intranet/contract/sales/lead-list'
import { leadReach } from '@intranet/contract/sales/lead-reach'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { filterOf } from '../../../platform/list-address.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { assertAllFound } from '../../../platform/records.ts'
import { holdSalesOf } from '../../desk/open-sale.queries.ts'
import {
  holdLeads,
  holdOpenLeadsOf,
  openLeadsOf,
  recordHistory,
  sellerOfLead,
  setSeller,
  takeFreeLead,
  type LockedLead,
} from './lead-writes.queries.ts'
import { assertSeller, nameOfSeller } from './seller.queries.ts'
import { assertMayCorrect, auditAgain } from './sold-lead.service.ts'

/**
 * Gives leads to a seller, or to nobody, in one statement; sellers who receive some are notified. Answers how many
 * changed.
 */
export async function assignLeads(
  deps: { parameters: Parameters },
  db: Database,
  actor: Actor,
  { ids, id_vendedor, motivo }: AssignLeadsInput,
) {
  await holdSalesOf(db, ids)
  const locked = await holdLeads(db, actor, ids)
  assertAllFound(ids, locked)
  await assertSeller(db, id_vendedor, [...new Set(locked.map(({ id_empresa }) => id_empresa))])
  const others = locked.filter((row) => row.id_vendedor !== id_vendedor)
  const changed = others.map(({ id }) => id)
  if (!changed.length) return { alterados: 0 }
  const sold = others.filter(({ desfecho }) => desfecho === 'efetivada').map(({ id }) => id)
  if (sold.length) assertMayCorrect(actor, motivo)
  await setSeller(db, changed, id_vendedor)
  const texto = id_vendedor ? await nameOfSeller(db, id_vendedor) : null
  await recordHistory(
    db,
    actor,
    changed.map((id_lead) => ({ id_lead, acao: 'atribuida' as const, texto })),
  )
  if (sold.length) {
    const why = `Vendedor: ${motivo}`.slice(0, 450)
    await recordHistory(
      db,
      actor,
      sold.map((id_lead) => ({ id_lead, acao: 'corrigida' as const, texto: why })),
    )
    await auditAgain(deps, db, actor, sold)
  }
  await notifySeller(db, actor, id_vendedor, changed)
  return { alterados: changed.length }
}

/** Notifies who receives leads from somebody else: of one lead with the way to it, of several with the way to all of theirs. */
export async function notifySeller(
  db: Database,
  actor: Actor,
  id_vendedor: number | null,
  ids: readonly number[],
): Promise<void> {
  const [first, ...others] = ids
  if (!first) return
  await notifyOthers(db, actor, {
    usuarios: [id_vendedor],
    data: {
      modulo: 'vendas',
      msg: text.assignedNotice(ids.length),
      rota: others.length
        ? `/sales/external/leads/all/list?${filterOf<ListLeadsInput['filtro']>({ id_vendedor })}`
        : `/sales/external/leads/${first}`,
    },
  })
}

/** Leads that are passed in one step; all steps are in one transaction. */
const A_STEP = 5000

/** Gives every open lead of a seller to another, all or none: those that the actor does not see refuse it. */
export async function passLeads(
  deps: { parameters: Parameters },
  db: Database,
  actor: Actor,
  { from, to }: { from: number; to: number },
  step = A_STEP,
) {
  let alterados = 0
  for (let last = 0; ;) {
    const found = await openLeadsOf(db, from, last, step)
    await holdSalesOf(db, found)
    const ids = await holdOpenLeadsOf(db, from, found)
    if (ids.length) alterados += (await assignLeads(deps, db, actor, { ids, id_vendedor: to })).alterados
    if (found.length < step) return { alterados }
    last = found.at(-1)!
  }
}

/** A free lead becomes the seller's who works with it; what a manager does leaves it free. */
export const becomesTheirs = (actor: Actor, { id_vendedor }: LockedLead) =>
  id_vendedor === null && !can(actor, 'vendas', 'manage') ? { id_vendedor: actor.id } : {}

/** A free lead becomes the actor's. Of several simultaneous requests one gets it; the others are refused (409). */
export async function takeLead(db: Database, actor: Actor, id: number) {
  const taken = await takeFreeLead(db, actor, id)
  if (taken) {
    await recordHistory(db, actor, [{ id_lead: id, acao: 'atribuida', texto: actor.nome }])
    return taken
  }
  // People who see free leads of the provider may learn that this one is taken; external sellers see none.
  const there = leadReach(actor) === 'own' ? undefined : await sellerOfLead(db, actor, id)
  if (!there) throw refusals.notFound()
  throw new AppError('conflict', there.id_vendedor === null ? text.closed : text.taken)
}
