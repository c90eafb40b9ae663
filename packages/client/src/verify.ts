/** For receivers of webhooks: whether a body is from the intranet, and what it says. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { IntranetError } from './refusals.ts'

export type WebhookEventKind =
  | 'lead.created'
  | 'lead.moved'
  | 'lead.sold'
  | 'onboarding.finished'
  | 'send.status'
  /** Of a test. */
  | 'ping'

export interface WebhookEvent {
  /** The same when the event is sent again. */
  id: number
  tipo: WebhookEventKind
  momento: string
  /** The id of the record, which is read with the key. */
  registro: number
  /** The record's `updated_at`: of two events of a record the one with the newer version counts. */
  versao: string
  id_empresa: number | null
  estado: Record<string, unknown>
}

export interface WebhookBody {
  /** Of the delivery: the same when it is sent again. */
  id: number
  eventos: WebhookEvent[]
}

/** The body is not from the intranet, was changed on the way, or is too old. */
export class SignatureError extends IntranetError {
  override readonly name: string = 'SignatureError'
}

export interface VerifyOptions {
  /** How old a body may be, in seconds: 300 unless said. */
  tolerance?: number
}

/**
 * The body of a webhook, once its signature is found right. `raw` is the body as it came, before anything read it;
 * `signature` the header `intranet-signature`. Throws SignatureError, which is answered with 400.
 */
export function verify(
  raw: string | Uint8Array,
  signature: string | null | undefined,
  secret: string,
  { tolerance = 300 }: VerifyOptions = {},
): WebhookBody {
  const parts = (signature ?? '').split(',')
  const moment = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
  const expected = createHmac('sha256', secret).update(`${moment}.`).update(raw).digest()
  const isSigned = parts
    .filter((part) => /^v1=[0-9a-f]{64}$/.test(part))
    .some((part) => timingSafeEqual(Buffer.from(part.slice(3), 'hex'), expected))
  if (!/^\d+$/.test(moment) || !isSigned) throw new SignatureError('the signature is not right')
  if (Math.abs(Date.now() / 1000 - Number(moment)) > tolerance)
    throw new SignatureError('the body is too old')
  return JSON.parse(typeof raw === 'string' ? raw : Buffer.from(raw).toString('utf8')) as WebhookBody
}
