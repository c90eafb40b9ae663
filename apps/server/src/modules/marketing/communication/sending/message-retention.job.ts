import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../../platform/job.ts'
import { untilFewer, type Retention, type Sweep } from '../../../../platform/retention.ts'
import {
  forgetDestinations,
  forgetReplies,
  forgetWebhookKeys,
  hasLateDestinations,
  hasLateReplies,
  hasLateWebhookKeys,
  markForgotten,
  oldestShift,
} from './message-retention.queries.ts'

const BATCH = 20_000

/** Forgets all that is old enough, shift after shift: a run that is ended goes on where it was. */
export async function forgetMessages(db: Database): Promise<void> {
  for (;;) {
    const shift = await oldestShift(db)
    if (shift === undefined) break
    await untilFewer(BATCH, (size) => forgetDestinations(db, shift, size))
    await markForgotten(db, shift)
  }
  await untilFewer(BATCH, (size) => forgetReplies(db, size))
  await untilFewer(BATCH, (size) => forgetWebhookKeys(db, size))
}

/** Before a month is moved aside or comes back. */
export const sweepMessages: Sweep = ({ db }) => forgetMessages(db)

/** Every night (docs/marketing.md#retention-of-messages). */
export const messageRetentionJob: Job = {
  name: 'comunicacao-retencao',
  cron: '10 4 * * *',
  run: ({ connection: { db } }) => forgetMessages(db),
}

export const messageRetentions: readonly Retention[] = [
  { nome: 'Destinos de mensagens', isLate: hasLateDestinations },
  { nome: 'Respostas de clientes', isLate: hasLateReplies },
  { nome: 'Chaves de avisos de envio', isLate: hasLateWebhookKeys },
]
