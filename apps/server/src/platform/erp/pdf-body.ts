import { erp as text } from '@intranet/contract/messages/registries'
import { ErpError } from './erp-error.ts'

const isPdf = (body: Buffer) => body.subarray(0, 4).toString('latin1') === '%PDF'

/** A PDF that came as it is, or as base64 text (in quotes or not), in base64. Throws `bad_answer` for anything else. */
export function pdfOf(body: Buffer): string {
  if (isPdf(body)) return body.toString('base64')
  const opened = Buffer.from(body.toString('latin1').trim().replace(/^"|"$/g, ''), 'base64')
  if (!isPdf(opened)) throw new ErpError('bad_answer', text.badAnswer)
  return opened.toString('base64')
}
