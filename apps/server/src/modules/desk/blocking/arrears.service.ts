/** The copy of customers in arrears: asked for by somebody or by the clock, written by a job. */
import { blocking as text } from '@intranet/contract/messages/blocking'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { ErpError } from '../../../platform/erp/erp-error.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { ArrearsSource } from './arrears-source.ts'
import {
  addToCopy,
  beginCopy,
  emptyCopy,
  failCopy,
  finishCopy,
  holdCopy,
  openCopy,
  type OpenCopy,
} from './arrears.queries.ts'

/** Asks for a new copy of a provider. Throws 409 while one is being written. */
export async function askForCopy(db: Database, actor: Actor, id_empresa: number): Promise<{ id: number }> {
  assertProvider(actor, id_empresa)
  const begun = await beginCopy(db, id_empresa, actor.id)
  if (!begun) throw new AppError('conflict', text.refreshing)
  return begun
}

/** Writes to a copy in one transaction; false, with nothing written, where its run has it no more. */
const whileOpen = (db: Database, copy: OpenCopy, write: (transaction: Database) => Promise<unknown>) =>
  inTransaction(db, null, async (transaction) => {
    const ours = await holdCopy(transaction, copy)
    if (ours) await write(transaction)
    return ours
  })

/** Reads the source into an open copy, until its end or until another run has the copy. */
async function fillCopy(db: Database, copy: OpenCopy, source: ArrearsSource): Promise<void> {
  const { id } = copy
  if (!(await whileOpen(db, copy, (transaction) => emptyCopy(transaction, id)))) return
  for await (const page of source.pages())
    if (!(await whileOpen(db, copy, (transaction) => addToCopy(transaction, id, page)))) return
  await whileOpen(db, copy, (transaction) => finishCopy(transaction, id))
}

/**
 * Writes a copy page by page. What came before a failure is never read: only a whole copy counts. After a failure the
 * job is run again, and copies all of it.
 */
export async function writeCopy(
  db: Database,
  id: number,
  sourceOf: (id_empresa: number) => Promise<ArrearsSource | null>,
): Promise<void> {
  const copy = await openCopy(db, id)
  if (!copy) return
  const fail = (erro: string) =>
    whileOpen(db, copy, async (transaction) => {
      await emptyCopy(transaction, id)
      await failCopy(transaction, id, erro)
    })
  try {
    const source = await sourceOf(copy.id_empresa)
    if (source) await fillCopy(db, copy, source)
    else await fail(text.noSource)
  } catch (error) {
    await fail(
      error instanceof AppError || error instanceof ErpError ? error.message : refusals.internal().message,
    )
    throw error
  }
}
