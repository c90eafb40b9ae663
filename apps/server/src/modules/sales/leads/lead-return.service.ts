/** The one way back from a sale: the backoffice cancelled it (docs/desk.md#cancelled-sales). */
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { markLeads } from '../blacklist/blacklist-marks.queries.ts'
import { assertOnlyOpen } from './lead-checks.queries.ts'
import { changeLead, holdSoldLead, now, recordHistory } from './lead-writes.queries.ts'

/**
 * Moves a sold lead back to Negociação with the reason in its history, so that lists, figures and reports count it as open
 * again. Does nothing for a lead that is no sale any more. Throws 409 where the customer has another open lead.
 */
export async function returnSoldLead(
  db: Database,
  actor: Actor,
  { id, texto }: { id: number; texto: string },
): Promise<void> {
  const locked = await holdSoldLead(db, id)
  if (!locked) return
  await recordHistory(db, actor, [{ id_lead: id, acao: 'status', status_de: 5, status_para: 4, texto }])
  await changeLead(db, id, {
    status: 4,
    finalizada_em: null,
    status_em: now,
    ultimo_contato: now,
  })
  await assertOnlyOpen(db, id, [], () => new AppError('conflict', text.otherOpenLead))
  await markLeads(db, { ids: [id] })
}
