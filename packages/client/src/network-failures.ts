/** What is behind a `fetch` that threw: whether another attempt may do better. */
import { causesOf } from './refusals.ts'

/** Names of failed connections, by Node and the system; a wrong certificate or redirect has other ones. */
const passingCode = /^(E(?!RR_)|UND_ERR_)/
const unreachedCodes: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND'])

/**
 * `passing`: the connection was lost, or there was no answer in time. `unreached`: nothing listens at the address, or its
 * name is unknown: a server that restarts, or a wrong address. `lasting`: every attempt fails in the same way.
 */
export function networkFailureOf(error: unknown): 'passing' | 'unreached' | 'lasting' {
  const causes = [...causesOf(error)] as (Error & { code?: unknown })[]
  if (causes.some(({ code }) => unreachedCodes.has(code))) return 'unreached'
  const isPassing = causes.some(({ name, code }) => name === 'TimeoutError' || passingCode.test(String(code)))
  return isPassing ? 'passing' : 'lasting'
}
