/** What the security log gets of a refusal, whatever refused it (docs/security.md#security-log). */
import { READ_ONLY, UNCONFIRMED } from '@intranet/contract/messages'
import type { AppError } from '../errors.ts'
import type { Source } from '../origin.ts'
import type { RefusedBy, SecurityLog } from '../security-log.ts'
import { toAppError } from './error-map.ts'

/** Refusals that are in the log: a procedure notes them first, and the door that answers sees them again. */
const noted = new WeakSet<AppError>()

/** What refused it, where that was no missing right. */
function refusedBy({ code, details: { nome } }: AppError): RefusedBy | undefined {
  if (code === 'too_many') return 'limite'
  if (nome === READ_ONLY) return 'leitura'
  return nome === 'prova' ? 'prova' : undefined
}

/** Notes a refusal once, if it is one: `what` is the procedure, or the route that was asked for. */
export function noteRefusal(
  security: SecurityLog,
  from: Source,
  what: string,
  error: unknown,
  why?: RefusedBy,
): void {
  const refusal = toAppError(error)
  const { code, details } = refusal
  // Who is asked for the password again is not refused.
  const isAsked = details.nome === UNCONFIRMED
  const by = why ?? refusedBy(refusal)
  if (isAsked || noted.has(refusal) || (code !== 'forbidden' && !by)) return
  noted.add(refusal)
  security.noteRefusal(from, what, by)
}
