/** The server's log: JSON lines without secrets and without personal data (docs/platform.md#what-logs-hold). */
import pino, { type DestinationStream, type Level, type Logger, type LoggerOptions } from 'pino'
import { outageLines } from './outage-lines.ts'

interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  /** Of PostgreSQL: which rule, of which table. */
  table?: string
  column?: string
  constraint?: string
  cause?: LoggedError
}

/** How many causes of causes are written. */
const CAUSES = 4

/** PostgreSQL's errors have a SQLSTATE and a severity. */
const isOfDatabase = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string'

/** What reads or sends for us repeats what it was given: a JSON text, an address that a mail server refuses. */
function messageOf(error: Error, depth = 0): string {
  if (isOfDatabase(error)) return `SQLSTATE ${error.code}`
  if (error instanceof SyntaxError) return 'unreadable text'
  const answered = 'responseCode' in error ? error.responseCode : undefined
  if (typeof answered === 'number') return `SMTP ${answered}`
  // Errors that are made of another one say its words again.
  const { cause } = error
  if (!(cause instanceof Error) || depth === CAUSES || !cause.message) return error.message
  return error.message.replaceAll(cause.message, () => messageOf(cause, depth + 1))
}

const textOf = (error: Error, name: 'code' | 'table' | 'column' | 'constraint') => {
  const value = Object.getOwnPropertyDescriptor(error, name)?.value as unknown
  return typeof value === 'string' ? { [name]: value } : {}
}

/**
 * An error as it is logged. PostgreSQL repeats what was sent in its message, `detail`, `where` and `internalQuery`: of its
 * errors the SQLSTATE stays, and the names of table, column and constraint. A mail server's answer is its number.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const ofDatabase = isOfDatabase(error)
  const message = messageOf(error)
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...textOf(error, 'code'),
    ...(ofDatabase && {
      ...textOf(error, 'table'),
      ...textOf(error, 'column'),
      ...textOf(error, 'constraint'),
    }),
    ...(error.cause !== undefined && depth < CAUSES && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/** `databases` are the addresses of PostgreSQL: what says that it is away is written once a second. */
export const createLog = (
  level: Level | 'silent',
  destination: DestinationStream,
  databases: readonly string[] = [],
): Logger =>
  pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: (error: unknown) => loggedError(error) },
      hooks: { logMethod: outageLines(databases) },
    } satisfies LoggerOptions,
    destination,
  )
