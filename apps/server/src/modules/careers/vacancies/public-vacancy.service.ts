import { vacancy as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { findPublicVacancy } from './public-vacancy.queries.ts'

/** A vacancy that receives applications. Throws 404 where there never was one, 410 where it is over or waits. */
export async function readPublicVacancy(db: Database, actor: Actor | null, id: number) {
  const { recebe, encerrada, ...row } = found(await findPublicVacancy(db, actor, id))
  if (encerrada) throw new AppError('gone', text.closed)
  if (!recebe) throw new AppError('gone', text.notReceiving)
  return row
}
