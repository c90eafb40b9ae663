/** One POST of JSON to a provider, and what its answer, or its silence, says of the message. */
import type { Outcome } from './sender.ts'

const TIMEOUT_MS = 15_000

/** Nothing of the message has left when these are raised. */
const beforeHandOver = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function causeCode(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: string; errors?: { code?: string }[] } }
  const found = cause?.code ?? cause?.errors?.[0]?.code ?? code
  // A time-out's code is a number that says nothing.
  return typeof found === 'string' ? found : ''
}

export interface Post {
  url: string
  token: string
  body: object
  /** The provider's id of the message in its answer; null when the answer holds none. */
  idOf(answer: unknown): string | null
  /** How long an answer is waited for, to its end, in ms. */
  patience?: number
}

async function read(answer: Response): Promise<unknown> {
  try {
    return JSON.parse((await answer.text()).slice(0, 100_000))
  } catch {
    return null
  }
}

export async function post({ url, token, body, idOf, patience = TIMEOUT_MS }: Post): Promise<Outcome> {
  let answer: Response
  try {
    answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch (error) {
    const code = causeCode(error)
    const motivo = (code || String(error)).slice(0, 200)
    return { situacao: beforeHandOver.has(code) ? 'repetir' : 'incerto', motivo }
  }
  const { status } = answer
  const motivo = `HTTP ${status}`
  const told = await read(answer)
  if (status === 429) return { situacao: 'repetir', motivo }
  // Redirects and the provider's own failures leave open whether the message was taken.
  if (status >= 500 || (status >= 300 && status < 400)) return { situacao: 'incerto', motivo }
  if (status >= 400) return { situacao: 'falhou', motivo }
  const id = idOf(told)
  return id
    ? { situacao: 'enviado', id: id.slice(0, 200) }
    : { situacao: 'incerto', motivo: 'resposta sem id' }
}
