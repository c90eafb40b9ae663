/** One notice to one push service, encrypted for the browser (RFC 8291): the service learns neither text nor address. */
import { lockedText } from '@intranet/contract/content/notice-kinds'
import { pushDevice, type PushDevice } from '@intranet/contract/access/push'
import { push as text } from '@intranet/contract/messages/push'
import webPush from 'web-push'
import { isLoopback, type Env } from '../../../platform/env.ts'
import { OutgoingError } from '../../../platform/outgoing-error.ts'
import type { Outgoing } from '../../../platform/outgoing.ts'
import { pushServiceOf } from '../../../platform/push-services.ts'
import type { Sealed } from '../../../platform/sealed.ts'
import type { PushKey } from './push-key.service.ts'
import type { DuePush } from './push-queue.queries.ts'
import { DEVICES } from './push.queries.ts'

/** Seconds that a service keeps a notice for a device that is off; later it is in the bell alone. */
export const KEPT_SECONDS = 4 * 3600
/** Bytes of an answer: services say a sentence. */
const MOST_READ = 65_536
const TOO_MANY = 429
const gone: readonly number[] = [404, 410]

/** What sending works with; `timeout` in milliseconds. */
export interface PushSending {
  env: Env
  outgoing: Outgoing
  sealed: Sealed
  publicUrl: string
  timeout?: number
}

/** `encerrado`: no such device any more. `contada`: the service was asked. */
export type PushOutcome =
  | { situacao: 'enviado' | 'encerrado' }
  | { situacao: 'falhou'; detalhe: string }
  | { situacao: 'repetir'; detalhe: string; contada: boolean; espera?: number }

/** What the service worker shows (apps/web/src/push-events.ts): nothing that names a person. */
export const payloadOf = ({
  id_mensagem,
  modulo,
  rota,
}: Pick<DuePush, 'id_mensagem' | 'modulo' | 'rota'>) => ({
  titulo: text.title,
  texto: id_mensagem === null ? text.test : lockedText(modulo),
  rota: rota ?? '/',
  marca: id_mensagem === null ? 'teste' : `aviso-${id_mensagem}`,
})

/** Whom a service may ask about our requests: an address of https or mail, as RFC 8292 wants it. */
function subjectOf({ env, publicUrl }: PushSending): string {
  if (env.SECURITY_CONTACT) return env.SECURITY_CONTACT
  const [, mail = 'nao-responda@intranet.example'] = /([^\s<>]+@[^\s<>]+)/.exec(env.MAIL_FROM) ?? []
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail}`
}

/** Seconds of a Retry-After, which is a number or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

function outcomeOf(status: number, retryAfter: string | null): PushOutcome {
  if (status >= 200 && status < 300) return { situacao: 'enviado' }
  if (gone.includes(status)) return { situacao: 'encerrado' }
  const detalhe = `HTTP ${status}`
  if (status === TOO_MANY || status >= 500)
    return { situacao: 'repetir', detalhe, contada: true, espera: secondsOf(retryAfter) }
  return { situacao: 'falhou', detalhe }
}

/** A refusal of ours that passes is no try. */
function failureOf(error: unknown): PushOutcome {
  const root = error instanceof Error && error.cause instanceof OutgoingError ? error.cause : error
  if (!(root instanceof OutgoingError)) return { situacao: 'repetir', detalhe: 'sem resposta', contada: true }
  if (root.postponed) return { situacao: 'repetir', detalhe: root.reason, contada: false }
  return { situacao: 'falhou', detalhe: root.reason }
}

/** The device's subscription; undefined for a value that was changed, which must not stop what waits behind it. */
function readDevice(sealed: Sealed, { inscricao }: DuePush): PushDevice | undefined {
  try {
    return pushDevice.parse(JSON.parse(sealed.open(DEVICES, inscricao)))
  } catch {
    return undefined
  }
}

/** Sends one notice. Never throws for what the service or the browser's keys do. */
export async function postPush(sending: PushSending, key: PushKey, due: DuePush): Promise<PushOutcome> {
  const { env, outgoing, sealed, timeout = 10_000 } = sending
  const device = readDevice(sealed, due)
  if (!device) return { situacao: 'falhou', detalhe: 'inscricao' }
  const { endereco, ...keys } = device
  const service = pushServiceOf(env, endereco)
  if (!service) return { situacao: 'encerrado' }
  let asked
  try {
    asked = webPush.generateRequestDetails({ endpoint: endereco, keys }, JSON.stringify(payloadOf(due)), {
      vapidDetails: { subject: subjectOf(sending), ...key },
      TTL: KEPT_SECONDS,
      urgency: due.modulo === 'incidentes' ? 'high' : 'normal',
      // A notice that is sent twice takes the place of the first one.
      topic: due.id_mensagem === null ? 'teste' : `aviso-${due.id_mensagem}`,
    })
  } catch {
    // Keys that are no keys: nothing can be encrypted for them.
    return { situacao: 'encerrado' }
  }
  const { 'Content-Length': _, ...headers } = asked.headers
  try {
    const answer = await outgoing.ask(`push:${service}`, endereco, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: asked.body ?? undefined,
      timeout,
      plainHttp: isLoopback(endereco),
      maxBytes: MOST_READ,
    })
    return outcomeOf(answer.status, answer.headers.get('retry-after'))
  } catch (error) {
    return failureOf(error)
  }
}
