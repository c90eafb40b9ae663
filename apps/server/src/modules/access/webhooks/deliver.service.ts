import { dayInBrazil } from '@intranet/contract/today'
import { keyAddress } from '@intranet/contract/access/access-key-words'
import { webhooks as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import { createHmac } from 'node:crypto'
import { actorOfKey } from '../../../platform/access-key.ts'
import type { EventKind } from '../../../platform/changes.ts'
import { notify } from '../../../platform/notify.ts'
import { OutgoingError, type OutgoingReason } from '../../../platform/outgoing-error.ts'
import type { Outgoing } from '../../../platform/outgoing.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { answerText } from './delivery-answer.ts'
import {
  endWebhook,
  markTried,
  ownerOfKey,
  type Lease,
  type nextDelivery,
  type Tried,
} from './delivery.queries.ts'
import { readable } from './hand-out.service.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Seconds after each try that failed; after the last it has failed. */
export const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const

/** What sending works with; `timeout` in milliseconds. */
export interface Sending {
  db: Database
  outgoing: Outgoing
  sealed: Sealed
  kinds: readonly EventKind[]
  timeout?: number
}

const USER_AGENT = 'intranet-webhooks/1'
/** The status of an address that is no more. */
const GONE = 410
/** The table of sealed answers. */
export const ANSWERS = 'webhook_entrega'

/** `t=<seconds>,v1=<hex>`, one `v1` for each secret that is valid: HMAC-SHA-256 over the moment, a point and the body. */
export function signatureOf(secrets: readonly (string | null)[], moment: number, body: string): string {
  const signed = secrets.flatMap((secret) =>
    secret ? [createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')] : [],
  )
  return [`t=${moment}`, ...signed.map((hex) => `v1=${hex}`)].join(',')
}

const notAsked: Partial<Record<OutgoingReason, string>> = {
  plain: text.plainAddress,
  unencrypted: text.unencrypted,
  host: text.hostNotNamed,
}

function reasonOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof OutgoingError ? error.cause : error
  if (root instanceof OutgoingError) return notAsked[root.reason] ?? text.privateAddress
  return root instanceof Error && root.name === 'TimeoutError' ? text.stalled : text.unreachable
}

type Answered = Pick<Tried, 'resposta' | 'erro' | 'resposta_texto' | 'duracao_ms'>

async function post(
  { outgoing, sealed, timeout = 10_000 }: Sending,
  lease: Lease,
  { id, body }: { id: number; body: string },
): Promise<Answered> {
  const moment = Math.floor(Date.now() / 1000)
  const secrets = [lease.segredo, lease.segredo_anterior].map((one) => one && sealed.open('webhook', one))
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const answer = await outgoing.send(lease.url, {
      method: 'POST',
      timeout,
      plainHttp: lease.permite_http,
      headers: {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        'intranet-delivery': String(id),
        'intranet-signature': signatureOf(secrets, moment, body),
      },
      body,
    })
    const duracao_ms = took()
    const words = await answerText(answer, secrets)
    return {
      resposta: answer.status,
      erro: answer.ok ? null : answer.status === GONE ? text.gone : text.status(answer.status),
      resposta_texto: words && sealed.seal(ANSWERS, words),
      duracao_ms,
    }
  } catch (error) {
    return { resposta: null, erro: reasonOf(error), resposta_texto: null, duracao_ms: took() }
  }
}

/** Notifies the owner of a webhook's key, once for each `chave`. */
async function notifyOwner(db: Database, { id_chave }: Lease, msg: string, chave: string): Promise<void> {
  const owner = await ownerOfKey(db, id_chave)
  if (!owner) return
  const rota = keyAddress(id_chave)
  await notify(db, {
    remetente: null,
    usuarios: [owner.id_usuario],
    data: { modulo: 'configuracao', msg, rota },
    chave,
  })
}

type Delivery = NonNullable<Awaited<ReturnType<typeof nextDelivery>>>

const nothingSent = { resposta: null, resposta_texto: null, duracao_ms: null, pausa: 0 }

/** What a delivery becomes; a test is tried once, and nothing is tried again at an address that is gone. */
function outcomeOf({ resposta, erro }: Answered, { tentativas, teste }: Delivery) {
  const pause = PAUSES[tentativas]
  if (erro === null) return { situacao: 'enviado', pausa: 0 } as const
  if (teste || resposta === GONE || pause === undefined) return { situacao: 'falhou', pausa: 0 } as const
  return { situacao: 'na_fila', pausa: pause } as const
}

/** Sends one delivery. Answers whether the receiver took it. */
export async function deliver(sending: Sending, lease: Lease, delivery: Delivery): Promise<boolean> {
  const { db, kinds } = sending
  const { id, eventos, teste } = delivery
  const actor = await actorOfKey(db, lease.id_chave)
  const heard = teste && actor ? eventos : readable(kinds, actor, eventos)
  if (!heard.length) {
    await markTried(db, id, { ...nothingSent, situacao: 'descartado', erro: text.discarded })
    return true
  }
  const answered = await post(sending, lease, { id, body: JSON.stringify({ id, eventos: heard }) })
  const outcome = outcomeOf(answered, delivery)
  const { id: id_webhook, nome } = lease
  await inTransaction(db, null, async (transaction) => {
    await markTried(transaction, id, { ...answered, ...outcome })
    if (answered.resposta === GONE) {
      if (await endWebhook(transaction, id_webhook))
        await notifyOwner(transaction, lease, text.ended(nome), `webhook-fim:${id_webhook}:${id}`)
    } else if (outcome.situacao === 'falhou' && !teste) {
      const key = `webhook:${id_webhook}:${dayInBrazil(Date.now())}`
      await notifyOwner(transaction, lease, text.failed(nome), key)
    }
  })
  return answered.erro === null
}
