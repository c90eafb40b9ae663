/** One worker of one channel: leases of 500 messages, hand-overs of at most 20, each committed before it begins. */
import { setTimeout } from 'node:timers/promises'
import { channelKeys, type Channel } from '@intranet/contract/marketing/communication-words'
import type { Deps } from '../../../../platform/deps.ts'
import type { Outcome } from '../../../../platform/senders/sender.ts'
import { restrictDestination } from '../../restrictions/opt-out.queries.ts'
import { endTrial, stopAbsent } from './channel-stop.service.ts'
import { limitsOf } from '../audience/forecast.service.ts'
import { createContent, type Content, type Writer } from './message-content.ts'
import { createHealth, type ProviderHealth } from './provider-health.ts'
import {
  closeLease,
  dropLeased,
  exchange,
  LEASE_SIZE,
  leaseMessages,
  takePace,
  type LeasedBatch,
  type LeasedMessage,
  type Settled,
} from './queue.queries.ts'

export const HANDOVER_SIZE = 20
/**
 * After this time, in ms, a hand-over begins no further message: a stop takes effect within a second, even if the
 * provider is slow.
 */
const HANDOVER_MS = 600
/** How soon a worker looks again when others are leasing in every lane, in ms. */
const BUSY_MS = 20
/** Seconds until each next try; then it has failed, unless it was its provider that was away. */
const RETRY_AFTER = [60, 300, 900]
const LAST_RETRY = RETRY_AFTER[RETRY_AFTER.length - 1]!

export type WorkerDeps = Pick<
  Deps,
  'connection' | 'parameters' | 'senders' | 'publicUrl' | 'log' | 'metrics' | 'sealed'
>

export interface WorkerOptions {
  /** Seconds without a sign after which a worker counts as dead: more than any sender needs to answer. */
  duracao?: number
  signal?: AbortSignal
  content?: Content
}

const nothing = (): Settled => ({ enviados: [], provedor: [], outros: [] })

/** Notes what became of a message; null is one that was not begun. */
function settle(settled: Settled, { id, tentativas }: LeasedMessage, outcome: Outcome | null): void {
  if (outcome?.situacao === 'enviado') {
    settled.enviados.push(id)
    settled.provedor.push(outcome.id ?? null)
    return
  }
  const said = { id, motivo: outcome?.motivo ?? null, detalhe: outcome?.detalhe ?? null, espera: 0 }
  if (outcome?.situacao !== 'repetir') {
    settled.outros.push({ ...said, situacao: outcome === null ? 'reservado' : outcome.situacao })
    return
  }
  const again = RETRY_AFTER[tentativas] ?? (outcome.ausente ? LAST_RETRY : undefined)
  settled.outros.push(
    again === undefined
      ? { ...said, situacao: 'falhou' }
      : { ...said, situacao: 'na_fila', espera: outcome.espera ?? again },
  )
}

/** Works a channel's queue until nothing is due. Answers how many messages it settled. */
export async function workQueue(
  deps: WorkerDeps,
  canal: Channel,
  options: WorkerOptions = {},
): Promise<number> {
  const { connection, parameters, senders, publicUrl, metrics, sealed } = deps
  const { db } = connection
  const { duracao = 120, signal, content = createContent(db, sealed, publicUrl) } = options
  const sender = senders[canal]
  let handover = HANDOVER_SIZE
  let lease = LEASE_SIZE
  let done = 0
  let working = createHealth()

  /** Hands over what may still begin in time, and while the provider is there; the rest comes back as not begun. */
  async function handOver(
    messages: LeasedMessage[],
    write: Writer,
    health: ProviderHealth,
  ): Promise<Settled> {
    const began = performance.now()
    const settled = nothing()
    let next = 0
    const lane = async () => {
      while (next < messages.length) {
        const message = messages[next++]!
        const late =
          performance.now() - began > HANDOVER_MS || signal?.aborted || (health.doubted && next > 1)
        const outcome = late ? null : await sender.send(write(message))
        if (outcome) {
          health.note(outcome)
          metrics.sent(canal, outcome.situacao)
        }
        if (outcome?.situacao === 'falhou' && outcome.devolvido)
          await restrictDestination(db, canal, message.destino, 'devolucao', {
            id_execucao: message.id_execucao,
          })
        settle(settled, message, outcome)
      }
    }
    await Promise.all(Array.from({ length: Math.min(sender.parallel, messages.length) }, lane))
    const took = performance.now() - began
    const share =
      took > HANDOVER_MS ? Math.max(1, Math.floor((messages.length * HANDOVER_MS) / took)) : HANDOVER_SIZE
    handover = health.doubted ? 1 : share
    return settled
  }

  const stopped = () => signal?.aborted ?? false

  async function workLease(
    batch: LeasedBatch,
    leased: LeasedMessage[],
    health: ProviderHealth,
  ): Promise<void> {
    const write = await content.open(canal, leased)
    const byId = new Map(leased.map((message) => [message.id, message]))
    const waiting = leased.toReversed()
    let settled = nothing()
    while (waiting.length > 0 && !stopped() && !health.absence) {
      const perSecond = await parameters.read(`comunicacao_ritmo_${canal}`)
      const paced = perSecond > 0 ? Math.max(1, Math.floor((perSecond * HANDOVER_MS) / 1000)) : HANDOVER_SIZE
      const next = waiting.splice(-Math.min(handover, paced)).toReversed()
      if (perSecond > 0) {
        const pause = await takePace(db, canal, next.length, perSecond)
        if (pause > 0) await sleep(pause, signal)
      }
      const mayGo = await exchange(db, batch, duracao, settled, next)
      const kept = next.filter(({ id }) => !mayGo.has(id))
      if (kept.length) await dropLeased(db, batch, kept)
      settled = await handOver(kept.length ? next.filter(({ id }) => mayGo.has(id)) : next, write, health)
      const back = settled.outros.filter(({ situacao }) => situacao === 'reservado')
      done += mayGo.size - back.length
      waiting.push(...back.map(({ id }) => byId.get(id)!).toReversed())
    }
    await exchange(db, batch, duracao, settled, [])
  }

  while (!stopped()) {
    const began = performance.now()
    const limites = await limitsOf(parameters)
    const leased = await leaseMessages(db, { canal, tamanho: lease, duracao, limites })
    if (leased === null) return done
    if (leased === 'busy') {
      await sleep(BUSY_MS, signal)
      continue
    }
    const { lote, mensagens, ensaio } = leased
    if (lote === null) continue
    const health = ensaio ? createHealth(1) : working
    try {
      await workLease(lote, mensagens, health)
    } finally {
      await closeLease(db, lote)
    }
    if (ensaio) await endTrial(db, canal, health)
    else if (health.absence) {
      await stopAbsent(db, canal, health.absence)
      working = createHealth()
    }
    // As much as a slow provider accepts in a third of the lease's time; the rest is for other workers.
    const perMs = mensagens.length / Math.max(1, performance.now() - began)
    lease = Math.min(LEASE_SIZE, Math.max(HANDOVER_SIZE, Math.ceil((perMs * duracao * 1000) / 3)))
  }
  return done
}

const sleep = (ms: number, signal?: AbortSignal) =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)

/** Works all channels once, until nothing is due. */
export async function drainQueue(deps: WorkerDeps): Promise<void> {
  await Promise.all(channelKeys.map((canal) => workQueue(deps, canal)))
}
