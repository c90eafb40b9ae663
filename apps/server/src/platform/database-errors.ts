/** PostgreSQL's refusals as Portuguese texts. */
import { common } from '@intranet/contract/messages'
import { auth } from '@intranet/contract/messages/auth'
import { refusal } from '@intranet/contract/messages/refusals'
import { constraintFields, type ConstraintName } from '@intranet/db/constraints'
import { OWN_SHARE_TAKEN } from '@intranet/db/places'
import { AppError, refusals } from './errors.ts'

/** A text is shown at the field that `constraintFields` names, unless it has its own; `null` means the form itself. */
export type ConstraintText = string | readonly [text: string, field: string | null]

/** What a module says where a constraint of its tables refuses a write. */
export interface Refusals {
  /** Where the words of the constraint's kind do not say what is wrong. */
  texts?: Partial<Record<ConstraintName, ConstraintText>>
  /** For the deletion of a record that others refer to. */
  inUse?: Partial<Record<ConstraintName, string>>
  /** Only our own statements can break these: nothing that a person sends does. */
  ofCodeAlone?: readonly ConstraintName[]
}

interface PgError extends Error {
  code?: string
  constraint?: string
  /** Of a missing value alone; the others name their constraint. */
  column?: string
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '58030',
  '08006',
  '08001',
  '08003',
  '25P03',
])

/** A write that reached a replica. */
const READ_ONLY = '25006'
/** The statement of a replica is in the way of what it has to replay. */
const OF_REPLAY = /conflict with recovery/

const FOREIGN_KEY = '23503'

/** Whether a write left, or met, a reference to what is not there. */
export const breaksForeignKey = (error: unknown): boolean => (error as PgError).code === FOREIGN_KEY

/** Whether the database refused a value or a rule of it: what is sent again as it is fails again. */
export const isRefusal = (error: unknown): boolean =>
  /^2[23]/.test((error as PgError | undefined)?.code ?? '')

const fields: Partial<Record<string, string>> = constraintFields

/** The refusal of a constraint: its own words, or those of its kind, at its field. */
function refused(
  code: 'conflict' | 'invalid',
  { constraint = '', column }: PgError,
  ofItsKind: string,
  texts: Partial<Record<string, ConstraintText>> = {},
): AppError {
  const own = texts[constraint] ?? ofItsKind
  const [mensagem, field] = typeof own === 'string' ? [own, fields[constraint] ?? column] : own
  return new AppError(code, mensagem, field ? { campos: { [field]: mensagem } } : {})
}

function brokenReference(
  { constraint = '', message }: PgError,
  inUse: Partial<Record<string, string>> = {},
): AppError {
  if (message.startsWith('update or delete'))
    return new AppError('conflict', inUse[constraint] ?? refusal.inUse)
  const field = fields[constraint]
  return new AppError('invalid', refusal.noOption, field ? { campos: { [field]: refusal.noOption } } : {})
}

/** What pg says itself of a connection that broke, or that nobody could make. */
const isBrokenConnection = ({ message }: Error) =>
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|not queryable|Query read timeout/i.test(
    message,
  )

/** pgbouncer says everything under one code, also that a setting is wrong: by its words, what passes. */
const OF_POOLER = '08P01'
const isPoolerWithoutDatabase = ({ code, message }: PgError) =>
  code === OF_POOLER &&
  /server conn crashed|query_wait_timeout|server_login_retry|connect failed|max_client_conn|shut(ting)? ?down/i.test(
    message,
  )

/** Whether PostgreSQL could not be reached, or takes no work now. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as PgError
  return (
    unreachable.has(code) || code === READ_ONLY || isBrokenConnection(error) || isPoolerWithoutDatabase(error)
  )
}

/** Whether a reading failed because a replica did it: the primary answers it. */
export const isOfReplica = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof Error && OF_REPLAY.test(error.message))

const LOCK_KEPT = '55P03'

/** Whether somebody else kept a lock longer than a request waits for one. */
export const waitedTooLong = (error: unknown): boolean =>
  error instanceof Error && (error as PgError).code === LOCK_KEPT

const TOO_SLOW = '57014'

/** Whether the database ended a statement because it took longer than requests may. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && (error as PgError).code === TOO_SLOW

/**
 * Turns a database error into an AppError, in the modules' words where they have some; anything unknown comes back as
 * it was.
 * A foreign key violated by a delete says that the record is in use, by a write that the choice does not exist.
 */
export function fromDatabase(error: unknown, { texts, inUse }: Refusals = {}): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error
  const pg = error as PgError
  if (pg.code === READ_ONLY) return refusals.readOnly()
  if (isUnreachable(pg) || OF_REPLAY.test(pg.message)) return refusals.unavailable()
  if (pg.message === OWN_SHARE_TAKEN) return new AppError('too_many', auth.tooManyRequests, { retryAfter: 5 })
  switch (pg.code) {
    case '23505':
    case '23P01':
      return refused('conflict', pg, refusal.duplicated, texts)
    case FOREIGN_KEY:
      return brokenReference(pg, inUse)
    case '23502':
    case '23514':
    case '22001':
    case '22003':
    case '22007':
    case '22008':
    case '22021':
    case '22P02':
    case '22P05':
    case '22025':
      return refused('invalid', pg, common.invalidData, texts)
    case '40001':
    case '40P01':
    case LOCK_KEPT:
      return refusals.locked()
    case TOO_SLOW:
      return new AppError('unavailable', refusal.tooSlow)
    default:
      return error
  }
}
