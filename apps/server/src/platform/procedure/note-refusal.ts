/** What the security log gets of a refusal, whatever refused it (docs/security.md#security-log). */
import type { AppError } from '../errors.ts'
import type { RefusedBy, SecurityLog, Source } from '../security-log.ts'
import { toAppError } from './error-map.ts'

/** Refusals that are in the log: a procedure notes them first, and the door that answers sees them again. */
const noted = new WeakSet<AppError>()

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
  const isAsked = details.nome === 'ConfirmationRequiredException'
  const by = why ?? (code === 'too_many' ? 'limite' : details.nome === 'prova' ? 'prova' : undefined)
  if (isAsked || noted.has(refusal) || (code !== 'forbidden' && !by)) return
  noted.add(refusal)
  security.noteRefusal(from, what, by)
}
