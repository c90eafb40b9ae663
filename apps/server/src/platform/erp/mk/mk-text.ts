/** MK's answers as they come: a wrong name of their encoding, colons in keys, amounts and errors in several forms. */
import { erp as text } from '@intranet/contract/messages/registries'
import type { WholeAnswer } from '../../outgoing.ts'
import { ErpError } from '../erp-error.ts'

const strict = new TextDecoder('utf-8', { fatal: true })

/** UTF-8 that was read as Latin-1, put right; any other text stays as it is. */
function repaired(value: string): string {
  if (![...value].every((letter) => letter.charCodeAt(0) <= 0xff)) return value
  try {
    return strict.decode(Buffer.from(value, 'latin1'))
  } catch {
    return value
  }
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return repaired(value)
  if (Array.isArray(value)) return value.map(mended)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  return Object.fromEntries(parts.map(([key, part]) => [repaired(key).replace(/:$/, ''), mended(part)]))
}

/**
 * The body as JSON: declared Latin-1, but UTF-8 with some of its bytes written as escapes. Keys lose the colon that
 * some end in. Throws `bad_answer`.
 */
export function mkJson({ body }: Pick<WholeAnswer, 'body'>, acts = false): unknown {
  try {
    return mended(JSON.parse(body.toString('latin1')))
  } catch {
    throw new ErpError('bad_answer', text.badAnswer, acts)
  }
}
