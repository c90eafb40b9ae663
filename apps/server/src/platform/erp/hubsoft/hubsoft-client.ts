/** Signs in to a HubSoft server and asks it: its errors, which come inside of HTTP 200 too, as those of all ERPs. */
import { erp as text } from '@intranet/contract/messages/registries'
import * as z from 'zod'
import type { WholeAnswer } from '../../outgoing.ts'
import { statusError } from '../answer-status.ts'
import { ErpError } from '../erp-error.ts'
import type { ErpWay } from '../erp-way.ts'
import { jsonOf } from '../json-body.ts'
import { tokenCache, type SignedIn } from '../token-cache.ts'

const API = '/api/v1/integracao'
const signedIn = z.object({ access_token: z.string().min(1).max(4000), expires_in: z.coerce.number().min(1) })
const said = z.object({ status: z.string(), msg: z.string().max(2000).nullish() })
const complaint = z.object({ msg: z.string().min(1).max(500) })

const tokens = tokenCache()

async function signIn(way: ErpWay, timeout: number): Promise<SignedIn> {
  const { usuario, senha, cliente_id, cliente_segredo } = way
  const answer = await way.ask('/oauth/token', {
    method: 'POST',
    timeout,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      client_id: cliente_id,
      client_secret: cliente_segredo,
      username: usuario,
      password: senha,
    }),
  })
  if (answer.status === 400 || answer.status === 401) throw new ErpError('auth', text.wrongCredentials)
  if (answer.status !== 200) throw new ErpError('unavailable', text.status(answer.status))
  const token = signedIn.safeParse(jsonOf(answer))
  if (!token.success) throw new ErpError('bad_answer', text.badAnswer)
  return { value: token.data.access_token, ends: Date.now() + token.data.expires_in * 1000 }
}

const tokenOf = (way: ErpWay, timeout: number, refused?: string) =>
  tokens.take(way, () => signIn(way, timeout), refused)

export interface HubsoftRequest {
  method?: 'GET' | 'POST'
  query?: Record<string, string | number>
  body?: unknown
  timeout: number
  /** Of what acts: then an answer that never came, or cannot be read, leaves it open whether it was done. */
  acts?: boolean
}

function failure(answer: WholeAnswer, acts: boolean): ErpError {
  if (answer.status !== 422) return statusError(answer.status, acts)
  let answered: unknown
  try {
    answered = jsonOf(answer)
  } catch {
    answered = undefined
  }
  const parsed = complaint.safeParse(answered)
  return new ErpError('invalid', parsed.success ? parsed.data.msg : text.refused)
}

/** The body of a success. A refused rule comes with HTTP 200 and `status: "error"`; "suscess" is met as well. */
function opened(answer: WholeAnswer, acts: boolean): unknown {
  if (answer.status !== 200 && answer.status !== 201) throw failure(answer, acts)
  const body = jsonOf(answer, acts)
  const envelope = said.safeParse(body)
  if (!envelope.success) throw new ErpError('bad_answer', text.badAnswer, acts)
  const { status, msg } = envelope.data
  if (status === 'success' || status === 'suscess') return body
  if (status === 'error') throw new ErpError('refused', msg?.trim().slice(0, 500) || text.refused)
  throw new ErpError('bad_answer', text.badAnswer, acts)
}

/** Asks below the API, and checks the answer. Throws ErpError. */
export async function askHubsoft<S extends z.ZodType>(
  way: ErpWay,
  path: string,
  schema: S,
  { method = 'GET', query, body, timeout, acts = false }: HubsoftRequest,
): Promise<z.output<S>> {
  const search = query ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : ''
  const send = (token: string) =>
    way.ask(`${API}${path}${search}`, {
      method,
      timeout,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const token = await tokenOf(way, timeout)
  let answer = await send(token)
  // Revoked before its time: nothing was done, so that asking once more is safe.
  if (answer.status === 401) answer = await send(await tokenOf(way, timeout, token))
  const checked = schema.safeParse(opened(answer, acts))
  if (!checked.success) throw new ErpError('bad_answer', text.badAnswer, acts)
  return checked.data
}

/** Whether the server takes the credentials, asked again. Throws ErpError where it does not. */
export async function greetHubsoft(way: ErpWay, timeout: number): Promise<void> {
  tokens.forget(way)
  await tokenOf(way, timeout)
}
