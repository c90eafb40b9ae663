import { sideBySide } from '../../../platform/each-alone.ts'
import type { Job } from '../../../platform/job.ts'
import { ErpError, type ErpFault } from '../../../platform/erp/erp-error.ts'
import { groundOf, type ErpGround } from '../../../platform/erp/erp-ground.ts'
import { openErp } from '../../../platform/erp/erp-system.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import {
  markFailed,
  markSent,
  markTicketFailed,
  providersDue,
  putBack,
  takeDue,
  type Waiting,
} from './erp-outbox.queries.ts'

export const ERP_TRIES = 5
/** Of one provider. */
const AT_ONCE = 4
/** A run takes nothing more after this long, in milliseconds: the next one finds whose leads came meanwhile. */
const TURN = 45_000
/** Seconds until the next try of what was not sent. */
const REST = 60

/** Seconds until the next try: 1, 4, 16 and 64 minutes; null after the last. */
export const pauseAfter = (tries: number): number | null =>
  tries >= ERP_TRIES ? null : 60 * 4 ** (tries - 1)

/** The same lead would be refused again: somebody corrects it, and sends it once more. */
const lasting: ReadonlySet<ErpFault> = new Set(['refused', 'invalid'])

/** What sending works with: of a job, or of a test. */
export interface ErpSending extends ErpGround {
  /** Milliseconds that an ERP has to answer. */
  timeout?: number
}

/** Sends one; false where the ERP is left alone for now. */
async function send({ timeout = 10_000, ...ground }: ErpSending, waiting: Waiting): Promise<boolean> {
  const { db } = ground
  try {
    const { chave, corpo } = waiting
    const answer = await openErp(ground, waiting.conexao).call('lead', corpo, { chave, timeout })
    await inTransaction(db, null, (transaction) => markSent(transaction, waiting, answer))
    return true
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    if (error.postponed) {
      await putBack(db, waiting.id, error.message, REST)
      return false
    }
    const pause = lasting.has(error.fault) ? null : pauseAfter(waiting.tentativas)
    await markFailed(db, waiting.id, error.message, pause)
    if (pause === null) await markTicketFailed(db, waiting, error.message)
    return true
  }
}

/** Sends what is due to one provider, a few at once. Answers how many were tried. */
async function sendTo(sending: ErpSending, id_empresa: number, until: number): Promise<number> {
  let tried = 0
  while (Date.now() < until) {
    const due = await takeDue(sending.db, id_empresa, AT_ONCE)
    tried += due.length
    const sent = await sideBySide(due, (waiting) => send(sending, waiting))
    if (due.length < AT_ONCE || sent.includes(false)) break
  }
  return tried
}

/** Sends what is due, to all providers side by side. Answers how many were tried. */
export async function sendDue(sending: ErpSending, until = Date.now() + TURN): Promise<number> {
  const providers = await providersDue(sending.db)
  const tried = await sideBySide(providers, (id_empresa) => sendTo(sending, id_empresa, until))
  return tried.reduce((sum, one) => sum + one, 0)
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
