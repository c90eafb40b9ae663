/** A customer says to the seller of their lead that they want no messages (docs/sales.md#opt-out-of-a-lead). */
import { lead as text } from '@intranet/contract/messages/leads'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { restrictCustomerOfLead } from '../../marketing/restrictions/opt-out.queries.ts'
import { holdLead, recordHistory } from './lead-writes.queries.ts'

/**
 * Closes every channel for the customer that a lead names. Only customers get messages, so other people need no
 * restriction.
 */
export async function restrictCustomer(db: Database, actor: Actor, id: number): Promise<{ id: number }> {
  const locked = await holdLead(db, actor, id)
  if (locked.desfecho === 'excluida') throw refusals.notFound()
  if (!(await restrictCustomerOfLead(db, actor, locked))) throw new AppError('conflict', text.noCustomer)
  await recordHistory(db, actor, [{ id_lead: id, acao: 'contato', texto: text.wantsNoMessages }])
  return { id }
}
