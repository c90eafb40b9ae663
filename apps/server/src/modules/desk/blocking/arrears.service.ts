/** The copy of customers in arrears: asked for by somebody or by the clock, written by a job. */
import { blocking as text } from '@intranet/contract/messages/blocking'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertProvider } from '../../../platform/scope.ts'
import type { ArrearsSource } from './arrears-source.ts'
import { addToCopy, beginCopy, emptyCopy, failCopy, finishCopy, openCopy } from './arrears.queries.ts'

/** Asks for a new copy of a provider. Throws 409 while one is being written. */
export async function askForCopy(db: Database, actor: Actor, id_empresa: number): Promise<{ id: number }> {
  assertProvider(actor, id_empresa)
  const begun = await beginCopy(db, id_empresa, actor.id)
  if (!begun) throw new AppError('conflict', text.refreshing)
  return begun
}

/** Writes a copy page by page. What came before a failure is never read: only a whole copy counts. */
export async function writeCopy(db: Database, id: number, source: ArrearsSource | null): Promise<void> {
  const copy = await openCopy(db, id)
  if (!copy) return
  if (!source) return void (await failCopy(db, id, text.noSource))
  try {
    await emptyCopy(db, id)
    for await (const page of source.pages()) await addToCopy(db, id, page)
    await finishCopy(db, id)
  } catch (error) {
    await emptyCopy(db, id)
    await failCopy(db, id, error instanceof AppError ? error.message : refusals.internal().message)
    throw error
  }
}
