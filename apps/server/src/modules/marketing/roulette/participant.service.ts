import type { ListParticipantsInput } from '@intranet/contract/marketing/roulette'
import { publicRoulette, rouletteReport as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Job } from '../../../platform/job.ts'
import { assertWithin, type Limits } from '../../../platform/limits.ts'
import { found } from '../../../platform/records.ts'
import { untilFewer } from '../../../platform/retention.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import {
  anonymiseParticipants,
  holdParticipation,
  listParticipants,
  markDelivered,
  seesWhole,
} from './participant.queries.ts'

/** A page of participants; reading complete CPFs and phones is recorded. */
export async function findParticipants(db: Database, actor: Actor, input: ListParticipantsInput) {
  const page = await listParticipants(db, actor, input)
  if (seesWhole(actor)) {
    const ids = page.dados.map(({ id }) => id)
    await recordItemReading(db, actor, 'site_roleta_historico', ids, 'participante')
  }
  return page
}

/** A code has six digits: tried without end it would be no proof. Each person's tries count by themselves. */
const codeTries = { name: 'roleta_codigo', points: 10, seconds: 3600 }

interface Delivery {
  actor: Actor
  deps: { limits: Limits }
  write<T>(work: (db: Database) => Promise<T>): Promise<T>
}

/** A prize is handed over once, to the person who knows its code. */
export async function deliverPrize({ actor, deps, write }: Delivery, id: number, codigo: string) {
  await assertWithin(deps.limits, codeTries, `${actor.id}:${id}`, publicRoulette.tooMany)
  return write((db) => deliver(db, actor, id, codigo))
}

async function deliver(db: Database, actor: Actor, id: number, codigo: string) {
  const row = found(await holdParticipation(db, actor, id))
  if (row.id_premio === null) throw new AppError('conflict', text.nothingWon)
  if (row.entregue_em) throw new AppError('conflict', text.alreadyDelivered)
  if (row.codigo !== codigo) throw refusals.field('codigo', text.wrongCode)
  return markDelivered(db, actor, id)
}

const BATCH = 1000

/** At night: anonymises participants of campaigns that ended long ago (docs/marketing.md#participants). */
export const rouletteRetentionJob: Job = {
  name: 'roleta-anonimizacao',
  cron: '40 3 * * *',
  async run({ connection }) {
    await untilFewer(BATCH, (size) =>
      inTransaction(connection.db, null, (db) => anonymiseParticipants(db, size)),
    )
  },
}
