/** Sends the summaries of this week, each once (docs/weekly-summary.md#once-a-week). */
import { weeklySummary as text } from '@intranet/contract/messages/weekly-summary'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import { employeeActor } from '../../../platform/employee-actor.ts'
import { readObligations } from '../../../platform/obligations.ts'
import { optOutSecret, optOutUrl } from '../../../platform/opt-out-link.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { countNear } from '../../operations/expiries/expiry.queries.ts'
import { summaryText } from './summary-mail.ts'
import { dueForSummary, takeWeek } from './weekly-summary.queries.ts'

/** People read at once. */
const BATCH = 200

type Sending = Pick<Deps, 'connection' | 'mailer' | 'sealed' | 'publicUrl' | 'offers' | 'log'>

/** The mark of the week and the mail are one transaction: a process that dies between them leaves neither. */
async function sendTo(db: Database, id: number, { mailer, sealed, publicUrl, offers }: Sending) {
  if (!(await takeWeek(db, id))) return
  const actor = await employeeActor(db, id)
  if (!actor) return
  const { grupos } = await readObligations(db, actor, offers.obligations)
  const vencimentos = await countNear(db, actor)
  const descadastro = optOutUrl(publicUrl, await optOutSecret(db, sealed), id, 'resumo')
  const texto = summaryText({ grupos, vencimentos }, { nome: actor.nome, publicUrl, descadastro })
  if (texto !== null)
    await mailer.queue(db, { destino: actor.email, assunto: text.subject, texto, descadastro })
}

/** Sends to all who wait. Safe in several processes at once; one whose summary fails keeps nobody else waiting. */
export async function sendSummaries(sending: Sending): Promise<void> {
  const { connection, log } = sending
  const failures: unknown[] = []
  let after = 0
  for (;;) {
    const due = await dueForSummary(connection.db, after, BATCH)
    for (const id of due)
      await inTransaction(connection.db, null, (db) => sendTo(db, id, sending)).catch((error: unknown) => {
        log.warn({ err: error, id }, 'weekly summary failed')
        failures.push(error)
      })
    if (due.length < BATCH) break
    after = due.at(-1)!
  }
  if (failures.length > 0) throw failures[0]
}
