/** Signs in to an MK server and asks its services: errors inside of HTTP 200 as those of all ERPs. */
import { erp as text } from '@intranet/contract/messages/registries'
import * as z from 'zod'
import type { WholeAnswer } from '../../outgoing.ts'
import { statusError } from '../answer-status.ts'
import { ErpError } from '../erp-error.ts'
import type { ErpWay } from '../erp-way.ts'
import { momentOf } from '../reported-values.ts'
import { tokenCache, type SignedIn } from '../token-cache.ts'
import { mkJson } from './mk-text.ts'

/** All services that the profile allows. */
const ALL_SERVICES = '9999'
/** Where the end of a token cannot be read, in milliseconds. */
const SHORT = 5 * 60_000

const signedIn = z.object({ Token: z.string().min(1).max(4000), Expire: z.string().nullish() })
const complaint = z
  .object({ status: z.literal('ERRO'), Mensagem: z.string().nullish(), mensagem: z.string().nullish() })
  .transform(({ Mensagem, mensagem }) => (Mensagem ?? mensagem ?? '').trim())

const tokens = tokenCache()

/** As a form: in the address the token would come into logs. */
const send = (way: ErpWay, service: string, fields: Record<string, string>, timeout: number) =>
  way.ask(`/mk/${service}.rule`, {
    method: 'POST',
    timeout,
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    },
    body: new URLSearchParams({ sys: 'MK0', ...fields }).toString(),
  })

/** 404 is a service that is not installed, 500 a field that this version asks for as well. */
function assertServed({ status }: WholeAnswer, acts: boolean): void {
  if (status === 200) return
  if (status === 404) throw new ErpError('unsupported', text.unsupported)
  throw statusError(status, acts)
}

async function signIn(way: ErpWay, timeout: number): Promise<SignedIn> {
  const fields = { token: way.token, password: way.senha, cd_servico: ALL_SERVICES }
  const answer = await send(way, 'WSAutenticacao', fields, timeout)
  if (answer.status !== 200) throw statusError(answer.status, false)
  const body = mkJson(answer)
  if (complaint.safeParse(body).success) throw new ErpError('auth', text.wrongCredentials)
  const token = signedIn.safeParse(body)
  if (!token.success) throw new ErpError('bad_answer', text.badAnswer)
  const ends = Date.parse(momentOf(token.data.Expire) ?? '')
  return { value: token.data.Token, ends: Number.isNaN(ends) ? Date.now() + SHORT : ends }
}

const isAboutToken = (answer: WholeAnswer): boolean => {
  if (answer.status === 401 || answer.status === 403) return true
  if (answer.status !== 200 || answer.body.length > 4096) return false
  try {
    return /token/i.test(complaint.safeParse(mkJson(answer)).data ?? '')
  } catch {
    return false
  }
}

interface Ask {
  timeout: number
  acts?: boolean
}

/** Asks a service, and checks the answer. Throws ErpError. */
export async function askMk<S extends z.ZodType>(
  way: ErpWay,
  service: string,
  fields: Record<string, string>,
  schema: S,
  { timeout, acts = false }: Ask,
): Promise<z.output<S>> {
  const take = (refused?: string) => tokens.take(way, () => signIn(way, timeout), refused)
  const token = await take()
  let answer = await send(way, service, { token, ...fields }, timeout)
  // Ended before its time, or good for one call alone: nothing was done, so that asking once more is safe.
  if (isAboutToken(answer))
    answer = await send(way, service, { token: await take(token), ...fields }, timeout)
  assertServed(answer, acts)
  const body = mkJson(answer, acts)
  const refused = complaint.safeParse(body)
  if (refused.success) throw new ErpError('refused', refused.data.slice(0, 500) || text.refused)
  const checked = schema.safeParse(body)
  if (!checked.success) throw new ErpError('bad_answer', text.badAnswer, acts)
  return checked.data
}

/** Refused because nothing is there: an empty answer. */
export const orEmpty = <T>(work: Promise<T>, empty: T): Promise<T> =>
  work.catch((error: unknown) => {
    if (
      error instanceof ErpError &&
      error.fault === 'refused' &&
      /n[ãa]o (encontrad|h[áa]|existe)/i.test(error.message)
    )
      return empty
    throw error
  })

/** Whether the server takes the credentials, asked again. Throws ErpError where it does not. */
export async function greetMk(way: ErpWay, timeout: number): Promise<void> {
  tokens.forget(way)
  await tokens.take(way, () => signIn(way, timeout))
}
