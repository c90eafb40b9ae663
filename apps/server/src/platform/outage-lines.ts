/** While PostgreSQL is away, every part of the server says so: one line a second is written, and counts the others. */
import type { LogFn, Logger } from 'pino'
import { isUnreachable } from './database-errors.ts'

const EVERY_MS = 1000
const DEFAULT_PORT = 5432

interface SystemError extends Error {
  code?: string
  port?: number
  errors?: SystemError[]
  hostname?: string
  /** Of a mail server's error. */
  command?: string
}

/** Of several addresses of a host that all failed, each has an error. */
const portsOf = ({ port, errors = [] }: SystemError): number[] =>
  [port, ...errors.map((one) => one.port)].filter((one) => one !== undefined)

/** Other neighbours refuse connections too: an error that names its port has to name one of a database. */
function isOutage(error: unknown, ports: ReadonlySet<number>, hosts: ReadonlySet<string>): boolean {
  if (!isUnreachable(error)) return false
  const failed = error as SystemError
  if (failed.hostname !== undefined) return hosts.has(failed.hostname)
  const named = portsOf(failed)
  return named.length > 0 ? named.some((port) => ports.has(port)) : failed.command === undefined
}

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void

/** A hook of pino over the databases at these addresses. Lines without an error of theirs pass as they are. */
export function outageLines(databases: readonly string[]): LogMethod {
  const urls = databases.map((url) => new URL(url))
  const ports = new Set(urls.map(({ port }) => Number(port) || DEFAULT_PORT))
  const hosts = new Set(urls.map(({ hostname }) => hostname))
  let next = 0
  let leftOut = 0
  return function logMethod(args, method) {
    const [given, part] = args as [unknown, string?]
    const error = (given as { err?: unknown } | null)?.err
    if (!isOutage(error, ports, hosts)) return method.apply(this, args)
    if (Date.now() < next) return void (leftOut += 1)
    next = Date.now() + EVERY_MS
    const line = { ...(given as object), part, ...(leftOut > 0 && { left_out: leftOut }) }
    leftOut = 0
    return (method as (this: Logger, line: object, text: string) => void).call(this, line, 'database away')
  }
}
