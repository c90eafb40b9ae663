import { erp as text } from '@intranet/contract/messages/registries'
import type { WholeAnswer } from '../outgoing.ts'
import { ErpError } from './erp-error.ts'

/** The body as JSON. Throws `bad_answer`; whether a write happened is not known then. */
export function jsonOf({ body }: Pick<WholeAnswer, 'body'>, writes = false): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new ErpError('bad_answer', text.badAnswer, writes)
  }
}
