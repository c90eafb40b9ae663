import { raffle as text } from '@intranet/contract/messages/roulette'
import type { Database } from '@intranet/db/connection'
import { waitedTooLong } from '../../../platform/database-errors.ts'
import { AppError } from '../../../platform/errors.ts'
import { holdRaffle } from './raffle.queries.ts'

/** Draws of a campaign are written one after another; who waits longer than a request may is refused in words. */
export async function takeTurn(db: Database, id_campanha: number): Promise<void> {
  try {
    await holdRaffle(db, id_campanha)
  } catch (error) {
    throw waitedTooLong(error) ? new AppError('conflict', text.inTurn, { retryAfter: 1 }) : error
  }
}
