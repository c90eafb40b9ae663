/** What a receiver answered, as a delivery shows it: the beginning of a text, without secrets and personal data. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outgoing } from '../../../platform/outgoing.ts'

type Response = Awaited<ReturnType<Outgoing['send']>>

/** Bytes of an answer that are read; the rest is not waited for. */
const MOST_READ = 4096
/** Characters that are kept. */
const MOST_KEPT = 2000
/** Milliseconds for the body: one that never ends makes nobody wait. */
const PATIENCE = 1000

const GAP = '[removido]'
const TEXTUAL = /^(text\/|application\/([\w.+-]*\+)?(json|xml|problem))/i
/** Keys of ours, signed tokens, and what an Authorization header holds. */
const SECRET = /\b(?:whs|ink)_[\w-]{6,}|\beyJ[\w-]+\.[\w-]+\.[\w-]*|\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi
/** A value whose name says that it is one: in JSON, in a form or in a line of text. How a name begins does not matter. */
const NAMED =
  /((?:secret|segredo|token|senha|password|passwd|authorization|api[-_]?key|cookie|session)[\w-]{0,80}["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s,;&}<]+)/gi

/** Mails, CPFs and phones, with their marks or without. */
const PERSONAL =
  /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+|\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|(?:\+?55 ?)?\(\d{2}\) ?\d{4,5}-?\d{4}\b|(?<![\w.-])(?:55)?\d{10,11}(?![\w.-])/g
/** A JSON text whose name says that it is of a person. */
const OF_PERSON =
  /("(?:nome|name|cliente|customer|titular|endereco|address|nascimento|birth)\w*"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi

/** A text without the secrets that we know, and without what looks like one or like data of a person. */
export function cleanAnswer(text: string, secrets: readonly (string | null)[]): string {
  const own = secrets.reduce<string>((left, secret) => (secret ? left.replaceAll(secret, GAP) : left), text)
  return own
    .replace(SECRET, GAP)
    .replace(PERSONAL, GAP)
    .replace(OF_PERSON, `$1"${GAP}"`)
    .replace(
      NAMED,
      (_whole, name: string, value: string) => name + (value.startsWith('"') ? `"${GAP}"` : GAP),
    )
}

/** The bytes that come within the time and size that are left for them. */
async function readBeginning({ body }: Response): Promise<Buffer> {
  if (!body) return Buffer.alloc(0)
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  const late = sleep(PATIENCE, undefined, { ref: false })
  let size = 0
  try {
    while (size < MOST_READ) {
      const next = await Promise.race([reader.read(), late])
      if (!next || next.done) break
      const part = next.value as Uint8Array
      size += part.length
      parts.push(part)
    }
  } catch {
    // It broke off: what came is what there is.
  }
  await reader.cancel().catch(() => {})
  return Buffer.concat(parts).subarray(0, MOST_READ)
}

/** The beginning of a textual answer; null where there is none. The answer is ended either way. */
export async function answerText(
  response: Response,
  secrets: readonly (string | null)[],
): Promise<string | null> {
  const bytes = await readBeginning(response)
  if (!bytes.length || !TEXTUAL.test(response.headers.get('content-type') ?? 'text/plain')) return null
  const text = bytes.toString('utf8').replace(/[^\P{C}\n\t]|\uFFFD/gu, '')
  return cleanAnswer(text, secrets).slice(0, MOST_KEPT) || null
}
