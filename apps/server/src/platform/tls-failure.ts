/** What is wrong with TLS to a neighbour, as one line that its operator can act on. */
import { codeOf } from './error-causes.ts'

/** By code, or by the words that stay where a library puts its own code in the place. */
const certificates: readonly (readonly [code: string, words: RegExp, text: string])[] = [
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /self-signed certificate(?! in)/, 'o certificado é assinado por ele mesmo'],
  [
    'SELF_SIGNED_CERT_IN_CHAIN',
    /self-signed certificate in/,
    'a autoridade do certificado não é conhecida aqui',
  ],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /verify the first/, 'falta no servidor o certificado intermediário'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /local issuer/, 'a autoridade do certificado não é conhecida aqui'],
  ['CERT_HAS_EXPIRED', /has expired/, 'o certificado venceu'],
  ['CERT_NOT_YET_VALID', /not yet valid/, 'o certificado ainda não vale: confira o relógio'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /does not match certificate/, 'o certificado é de outro nome'],
]

const notOffered = /does not support SSL|STARTTLS/i

const certificateOf = (error: Error) =>
  certificates.find(([name, words]) => name === codeOf(error) || words.test(error.message))

/** Whether a connection ended before it was a secure one: nothing was sent over it. */
export const isUnsecured = (error: unknown): boolean =>
  error instanceof Error &&
  (certificateOf(error) !== undefined || notOffered.test(error.message) || isUnsecured(error.cause))

/** Null where the error is about something else. */
export function tlsFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { message, cause } = error
  const code = codeOf(error) ?? ''
  const known = certificateOf(error)
  if (known) return `TLS: ${known[2]} (${known[0]}).`
  if (notOffered.test(message)) return 'TLS: o servidor não oferece TLS.'
  if (code.startsWith('ERR_SSL') || code === 'EPROTO')
    return `TLS: o servidor não fala TLS nesta porta (${code}).`
  return cause instanceof Error && cause !== error ? tlsFailure(cause) : null
}
