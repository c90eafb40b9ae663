/** One POST of JSON to a provider, and what its answer, or its silence, says of the message. */
import { readText, type Outgoing } from '../outgoing.ts'
import { rawText, type Outcome } from './sender.ts'

const TIMEOUT_MS = 15_000

/** Nothing of the message has left when these are raised. */
const beforeHandOver = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'EOUTGOING',
])

function causeCode(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: string; errors?: { code?: string }[] } }
  const found = cause?.code ?? cause?.errors?.[0]?.code ?? code
  // A time-out's code is a number that says nothing.
  return typeof found === 'string' ? found : ''
}

const isTimeout = (error: unknown) => (error as { name?: string }).name === 'TimeoutError'

/** The meaning of a timeout: nothing was handed over, or the outcome is unknown. */
function unanswered(error: unknown): Outcome {
  const code = causeCode(error)
  const said = { detalhe: code || rawText(error), ausente: true }
  if (beforeHandOver.has(code)) return { situacao: 'repetir', motivo: 'provedor_fora', ...said }
  return { situacao: 'incerto', motivo: isTimeout(error) ? 'sem_resposta' : 'conexao_cortada', ...said }
}

/** The longest wait in seconds: not longer than any shift's window. */
const MAX_WAIT = 6 * 3600

/** The seconds of a `Retry-After`, which is a number or a date; undefined without a usable one. */
export function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined
  const asked = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), MAX_WAIT) : undefined
}

/** What a status other than success says of the message. */
function refused({ status, headers }: Answer): Outcome {
  const detalhe = `HTTP ${status}`
  // Both mean that it was not accepted: too many at once, or not now.
  if (status === 429 || status === 503) {
    const motivo = status === 429 ? 'provedor_cheio' : 'provedor_fora'
    return {
      situacao: 'repetir',
      motivo,
      detalhe,
      ausente: true,
      espera: retryAfter(headers.get('retry-after')),
    }
  }
  // After the provider's own failures, or a redirect, it is unknown whether the message was accepted.
  if (status >= 500) return { situacao: 'incerto', motivo: 'erro_provedor', detalhe, ausente: true }
  if (status >= 400) return { situacao: 'falhou', motivo: 'recusado', detalhe }
  return { situacao: 'incerto', motivo: 'sem_confirmacao', detalhe }
}

type Answer = Awaited<ReturnType<Outgoing['send']>>

export interface Post {
  url: string
  token: string
  body: object
  /** The provider's id of the message in its answer; null when the answer has none. */
  idOf(answer: unknown): string | null
  /** How long an answer is waited for, to its end, in ms. */
  patience?: number
}

const MAX_BYTES = 100_000

async function read(answer: Answer): Promise<unknown> {
  try {
    return JSON.parse(await readText(answer, MAX_BYTES))
  } catch {
    return null
  }
}

/** The operator's setting says how the provider is reached: an address of http:// is one that is meant. */
export async function post(
  outgoing: Outgoing,
  { url, token, body, idOf, patience = TIMEOUT_MS }: Post,
): Promise<Outcome> {
  let answer: Answer
  try {
    answer = await outgoing.send(url, {
      method: 'POST',
      timeout: patience,
      plainHttp: true,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch (error) {
    return unanswered(error)
  }
  const answered = await read(answer)
  if (answer.status >= 300) return refused(answer)
  const id = idOf(answered)
  return id
    ? { situacao: 'enviado', id: id.slice(0, 200) }
    : { situacao: 'incerto', motivo: 'sem_confirmacao', detalhe: `HTTP ${answer.status}` }
}
