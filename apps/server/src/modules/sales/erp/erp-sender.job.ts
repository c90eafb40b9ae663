import type { Job } from '../../../platform/job.ts'
import { ErpError } from '../../../platform/erp/erp-error.ts'
import { groundOf, type ErpGround } from '../../../platform/erp/erp-ground.ts'
import { openErp } from '../../../platform/erp/erp-system.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { markFailed, markSent, markTicketFailed, takeDue, type Waiting } from './erp-outbox.queries.ts'

export const ERP_TRIES = 5
const AT_ONCE = 4
/** A batch per minute is enough for single leads; the thousands of an import are sent batch after batch. */
const BATCHES = 50

/** Seconds until the next try: 1, 4, 16 and 64 minutes; null after the last. */
export const pauseAfter = (tries: number): number | null =>
  tries >= ERP_TRIES ? null : 60 * 4 ** (tries - 1)

/** What sending works with: of a job, or of a test. */
export interface ErpSending extends ErpGround {
  /** Milliseconds that an ERP has to answer. */
  timeout?: number
}

async function send({ timeout = 10_000, ...ground }: ErpSending, waiting: Waiting): Promise<void> {
  const { db } = ground
  try {
    const { chave, corpo } = waiting
    const answer = await openErp(ground, waiting.conexao).call('lead', corpo, { chave, timeout })
    await inTransaction(db, null, (transaction) => markSent(transaction, waiting, answer))
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    const pause = pauseAfter(waiting.tentativas)
    await markFailed(db, waiting.id, error.message, pause)
    if (pause === null) await markTicketFailed(db, waiting, error.message)
  }
}

/** Sends what is due, a few at once. Answers how many were tried. */
export async function sendDue(sending: ErpSending): Promise<number> {
  let tried = 0
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await takeDue(sending.db, AT_ONCE)
    await Promise.all(due.map((waiting) => send(sending, waiting)))
    tried += due.length
    if (due.length < AT_ONCE) break
  }
  return tried
}

/** Every minute: leads that wait for their ERP. Safe to run twice at once. */
export const erpSenderJob: Job = {
  name: 'erp-saida',
  cron: '* * * * *',
  retries: 0,
  async run(deps) {
    await sendDue(groundOf(deps))
  },
}
