/** What goes wrong with an ERP, in kinds that are the same for all of them. */
import { webhooks } from '@intranet/contract/messages/access'
import { erp as text } from '@intranet/contract/messages/registries'
import { OutgoingError } from '../outgoing-error.ts'

export type ErpFault =
  /** The credentials are not accepted. */
  | 'auth'
  | 'not_found'
  /** A rule of the ERP says no; its message is for the person. */
  | 'refused'
  | 'invalid'
  /** This connection does not have the ability. */
  | 'unsupported'
  | 'unavailable'
  | 'bad_answer'

/** The message never holds addresses, tokens or bodies. */
export class ErpError extends Error {
  override readonly name = 'ErpError'
  readonly fault: ErpFault
  /** Whether a write may have been carried out all the same: then it is to be read back. */
  readonly unsure: boolean
  /** Whether nothing was sent because the system rests after failures, or too many wait for it. */
  readonly postponed: boolean
  constructor(fault: ErpFault, message: string, unsure = false, postponed = false) {
    super(message)
    this.fault = fault
    this.unsure = unsure
    this.postponed = postponed
  }
}

const rootOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error

/** Codes of connections that never came to be: nothing was handed over. */
const neverThere = ['EOUTGOING', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
const outgoingTexts = {
  plain: text.plainAddress,
  unencrypted: webhooks.unencrypted,
  private: text.privateAddress,
  host: text.hostNotNamed,
  long: text.badAnswer,
  pin: text.wrongCertificate,
  resting: text.resting,
  busy: text.busy,
} as const

/** An error of a request as an ERP's. */
export function asErpError(error: unknown): ErpError {
  if (error instanceof ErpError) return error
  const root = rootOf(error)
  if (root instanceof OutgoingError)
    return new ErpError(
      root.reason === 'long' ? 'bad_answer' : 'unavailable',
      outgoingTexts[root.reason],
      root.reason === 'long',
      root.postponed,
    )
  if (root instanceof Error && root.name === 'TimeoutError')
    return new ErpError('unavailable', text.stalled, true)
  const code = root instanceof Error && 'code' in root ? String(root.code) : ''
  return new ErpError('unavailable', text.unreachable, !neverThere.includes(code))
}
