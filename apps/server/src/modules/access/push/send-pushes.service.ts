/** Sends what is due to people's devices, unless its person does not want it there (docs/push.md#what-is-sent). */
import { isQuiet, usualQuiet } from '@intranet/contract/access/quiet-hours'
import type { Database } from '@intranet/db/connection'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../../../platform/metrics.ts'
import { pushHosts } from '../../../platform/push-services.ts'
import { KEPT_SECONDS, postPush, type PushOutcome, type PushSending } from './post-push.service.ts'
import { readPushKeys, type PushKey } from './push-key.service.ts'
import {
  delayPush,
  dropPush,
  markPushed,
  removePushDevice,
  takeDue,
  type DuePush,
} from './push-queue.queries.ts'

const BATCH = 50
/** Requests at the same time, to all services together. */
const LANES = 8
const MINUTE = 60
/** Seconds after each try that failed; after the last one it is in the bell alone. */
export const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE] as const
/** The longest that a service may ask us to wait. */
const LONGEST_WAIT = 60 * MINUTE

export interface Sending extends PushSending {
  db: Database
  metrics: Pick<Metrics, 'sent'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Now in ms, for tests of the hours. */
  now?: () => number
}

/** Whether its person gets it on their devices now. A trial always comes. */
export function isWanted(due: DuePush, now: number): boolean {
  if (!due.ativo || now - due.created_at.getTime() > KEPT_SECONDS * 1000) return false
  if (due.id_mensagem === null) return true
  if (due.lida || due.escolha?.recusados.includes(due.modulo ?? '')) return false
  const { plantao_ate, ...hours } = due.escolha ?? usualQuiet
  return !isQuiet({ ...hours, plantao_ate: plantao_ate ? new Date(plantao_ate) : null }, due.situacao, now)
}

type Ended = PushOutcome | { situacao: 'descartado' }

async function outcomeOf(sending: Sending, key: PushKey | undefined, due: DuePush): Promise<Ended> {
  const { env, now = Date.now } = sending
  if (!key || pushHosts(env).length === 0 || !isWanted(due, now())) return { situacao: 'descartado' }
  return postPush(sending, key, due)
}

/** What comes of a failed try: another one, or none after the last pause. */
function triedAgain(outcome: Ended, { tentativas }: DuePush) {
  if (outcome.situacao !== 'repetir') return undefined
  const pause = PAUSES[tentativas]
  if (pause === undefined) return undefined
  return { contada: outcome.contada, pausa: Math.min(LONGEST_WAIT, Math.max(pause, outcome.espera ?? 0)) }
}

async function sendOne(sending: Sending, key: PushKey | undefined, due: DuePush): Promise<void> {
  const { db, metrics, log } = sending
  const outcome = await outcomeOf(sending, key, due)
  metrics.sent('push', outcome.situacao)
  const again = triedAgain(outcome, due)
  if (outcome.situacao === 'falhou') log.warn({ detalhe: outcome.detalhe }, 'push refused')
  if (again) await delayPush(db, due.id, again)
  else if (outcome.situacao === 'enviado') await markPushed(db, due)
  else if (outcome.situacao === 'encerrado') await removePushDevice(db, due.id_aparelho_push)
  else await dropPush(db, due.id)
}

/** Sends what is due, until nothing is or `signal` ends it. Answers how many were taken. Safe in several processes at once. */
export async function sendPushes(sending: Sending, signal?: AbortSignal): Promise<number> {
  const { db, sealed } = sending
  let taken = 0
  for (;;) {
    const due = signal?.aborted ? [] : await takeDue(db, BATCH)
    if (due.length === 0) return taken
    taken += due.length
    const keys = await readPushKeys(db, sealed)
    const waiting = due.values()
    const lane = async () => {
      for (const one of waiting) {
        if (signal?.aborted) return
        await sendOne(sending, keys.get(one.id_chave), one)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }
}
