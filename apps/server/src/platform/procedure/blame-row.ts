/** Which of many rows was refused: `objects.2.nome`. Asked after the refusal alone, so success costs nothing. */
import { LOCKED } from '@intranet/contract/messages'
import type { Database } from '@intranet/db/connection'
import { AppError } from '../errors.ts'
import { isRefusal, type Refusals } from '../database-errors.ts'
import { toAppError } from './error-map.ts'

/** With more rows than this a refusal names none: they would be tried for too long. */
const MOST_ROWS = 500

type Outcome = { ok: boolean; error?: unknown }

interface Attempt {
  error: unknown
  raw: unknown
  words: Refusals
  /** Runs `work` in a transaction; what it throws rolls back. */
  inTransaction<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** The procedure again, with this input in place of what was sent. */
  again(db: Database, raw: unknown): Promise<Outcome>
}

/** Ends the trial: it is rolled back whatever came of it. */
class Tried extends Error {
  readonly refused: AppError | undefined
  constructor(refused?: AppError) {
    super('tried')
    this.refused = refused
  }
}

const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error

/** A field of the only object, by its own name. */
const ownName = (field: string) => field.replace(/^objects\.0\./, '')

function blamed({ code, message, details }: AppError, row: number): AppError {
  const campos = details.campos
    ? Object.fromEntries(
        Object.entries(details.campos).map(([name, text]) => [`objects.${row}.${ownName(name)}`, text]),
      )
    : { [`objects.${row}`]: message }
  return new AppError(code, message, { ...details, campos })
}

/** Whether a refusal is about a record, and does not say about which of them. */
function namesNoRow({ code, details: { campos } }: AppError): boolean {
  if (campos) return !Object.keys(campos).some((field) => field.startsWith('objects'))
  return code === 'conflict' || code === 'not_found'
}

/** The refusal with the row it is about; undefined where there is one row, too many, or the refusal says it itself. */
export async function blameRow({ error, raw, words, inTransaction, again }: Attempt) {
  const objects = (raw as { objects?: unknown } | undefined)?.objects
  if (!Array.isArray(objects) || objects.length < 2 || objects.length > MOST_ROWS) return undefined
  const ofDatabase = isRefusal(rootOf(error))
  const whole = toAppError(error, words)
  // Of a record that somebody writes just now the trial would only wait again.
  if (whole.details.nome === LOCKED || (!ofDatabase && !namesNoRow(whole))) return undefined
  const trial = inTransaction<never>(async (db) => {
    let first: AppError | undefined
    for (const [row, object] of objects.entries()) {
      const result = await again(db, { ...(raw as object), objects: [object] })
      if (result.ok) continue
      const one = blamed(toAppError(result.error, words), row)
      if (ofDatabase || one.message === whole.message) throw new Tried(one)
      const root = rootOf(result.error)
      if (root instanceof AppError || isRefusal(root)) first ??= one
      // After an error of the database its transaction answers nothing more.
      if (!(root instanceof AppError)) break
    }
    // No object alone has the refusal of all: the first other refusal is named.
    throw new Tried(first)
  })
  return trial.catch((ended: unknown) => (ended instanceof Tried ? ended.refused : undefined))
}
