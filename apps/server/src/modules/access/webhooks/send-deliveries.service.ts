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
import {
  endLease,
  renewLease,
  markTried,
  nextDelivery,
  ownerOfKey,
  takeLease,
  type Tried,
  type Lease,
} from './delivery.queries.ts'
import { readable } from './hand-out.service.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** Seconds after each try that failed; after the last it has failed. */
export const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const
/** Webhooks that are notified at the same time; each gets one request at a time. */
const AT_ONCE = 4
/** Bodies in one lease: then the others have theirs. */
const IN_A_TURN = 50

/** What sending works with; `timeout` in milliseconds. */
export interface Sending {
  db: Database
  outgoing: Outgoing
  sealed: Sealed
  kinds: readonly EventKind[]
  timeout?: number
}

/** `t=<seconds>,v1=<hex>`, one `v1` for each secret that is valid: HMAC-SHA-256 over the moment, a point and the body. */
export function signatureOf(secrets: readonly (string | null)[], moment: number, body: string): string {
  const signed = secrets.flatMap((secret) =>
    secret ? [createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')] : [],
  )
  return [`t=${moment}`, ...signed.map((hex) => `v1=${hex}`)].join(',')
}

const notAsked: Partial<Record<OutgoingReason, string>> = {
  plain: text.plainAddress,
  host: text.hostNotNamed,
}

function reasonOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof OutgoingError ? error.cause : error
  if (root instanceof OutgoingError) return notAsked[root.reason] ?? text.privateAddress
  return root instanceof Error && root.name === 'TimeoutError' ? text.stalled : text.unreachable
}

async function post(
  { outgoing, sealed, timeout = 10_000 }: Sending,
  lease: Lease,
  body: string,
): Promise<Pick<Tried, 'resposta' | 'erro'>> {
  const moment = Math.floor(Date.now() / 1000)
  const secrets = [lease.segredo, lease.segredo_anterior].map((one) => one && sealed.open('webhook', one))
  try {
    const answer = await outgoing.send(lease.url, {
      method: 'POST',
      timeout,
      plainHttp: lease.permite_http,
      headers: {
        'content-type': 'application/json',
        'intranet-signature': signatureOf(secrets, moment, body),
      },
      body,
    })
    // What it says is its own business; a body that never ends holds nobody up.
    await answer.body?.cancel()
    return { resposta: answer.status, erro: answer.ok ? null : text.status(answer.status) }
  } catch (error) {
    return { resposta: null, erro: reasonOf(error) }
  }
}

/** It failed for the last time: its key's owner hears of it, once a day. */
async function notifyOwner(db: Database, { id, id_chave, nome }: Lease): Promise<void> {
  const owner = await ownerOfKey(db, id_chave)
  if (!owner) return
  await notify(db, {
    remetente: null,
    usuarios: [owner.id_usuario],
    data: { modulo: 'configuracao', msg: text.failed(nome), rota: keyAddress(id_chave) },
    chave: `webhook:${id}:${dayInBrazil(Date.now())}`,
  })
}

type Delivery = NonNullable<Awaited<ReturnType<typeof nextDelivery>>>

async function deliver(sending: Sending, lease: Lease, { id, tentativas, eventos }: Delivery): Promise<void> {
  const { db, kinds } = sending
  const heard = readable(kinds, await actorOfKey(db, lease.id_chave), eventos)
  if (!heard.length) {
    await markTried(db, id, { situacao: 'descartado', resposta: null, erro: text.discarded, pausa: 0 })
    return
  }
  const { resposta, erro } = await post(sending, lease, JSON.stringify({ id, eventos: heard }))
  const pause = PAUSES[tentativas]
  const situacao = erro === null ? 'enviado' : pause === undefined ? 'falhou' : 'na_fila'
  await inTransaction(db, null, async (transaction) => {
    await markTried(transaction, id, { situacao, resposta, erro, pausa: erro === null ? 0 : (pause ?? 0) })
    if (situacao === 'falhou') await notifyOwner(transaction, lease)
  })
}

async function useLease(sending: Sending, first: Lease): Promise<number> {
  let lease = first
  let sent = 0
  for (; sent < IN_A_TURN; sent += 1) {
    const delivery = await nextDelivery(sending.db, lease.id)
    const ate = delivery && (await renewLease(sending.db, lease))
    if (!delivery || !ate) break
    lease = { ...lease, ate }
    await deliver(sending, lease, delivery)
  }
  await endLease(sending.db, lease)
  return sent
}

/** Sends what is due. Answers how many bodies were tried. Safe to run in several processes at once. */
export async function sendDeliveries(sending: Sending): Promise<number> {
  let sent = 0
  const worker = async () => {
    for (let rounds = 0; rounds < IN_A_TURN; rounds += 1) {
      const lease = await takeLease(sending.db)
      if (!lease) return
      sent += await useLease(sending, lease)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return sent
}
