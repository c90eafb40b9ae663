/** One worker of one channel: leases of 500, hand-overs of 20 at most, each committed before it begins. */
import { channelKeys, type Channel } from '@intranet/contract/marketing/communication-words'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Outcome } from '../../../platform/senders/sender.ts'
import { restrictDestination } from '../restrictions/opt-out.queries.ts'
import { limitsOf } from './forecast.service.ts'
import { createContent, type Content } from './message-content.ts'
import {
  exchange,
  leaseMessages,
  returnLeases,
  takePace,
  type LeasedMessage,
  type Settled,
} from './queue.queries.ts'

export const LEASE_SIZE = 500
export const HANDOVER_SIZE = 20
/** A hand-over begins no message after this long, in ms: a stop takes effect within a second, however slow the provider. */
const HANDOVER_MS = 600
/** Seconds until each next try; then it has failed. */
const RETRY_AFTER = [60, 300, 900]

export type WorkerDeps = Pick<Deps, 'connection' | 'parameters' | 'senders' | 'publicUrl' | 'log'>

export interface WorkerOptions {
  /** Seconds after which a silent worker counts as dead: more than any sender takes to answer. */
  duracao?: number
  signal?: AbortSignal
  content?: Content
}

function settle(message: LeasedMessage, outcome: Outcome | null): Settled {
  const { id, tentativas } = message
  const blank = { id, motivo: null, id_provedor_mensagem: null, espera: 0 }
  if (outcome === null) return { ...blank, situacao: 'reservado' }
  if (outcome.situacao === 'enviado')
    return { ...blank, situacao: 'enviado', id_provedor_mensagem: outcome.id ?? null }
  const motivo = outcome.motivo.slice(0, 200)
  if (outcome.situacao !== 'repetir') return { ...blank, situacao: outcome.situacao, motivo }
  const espera = RETRY_AFTER[tentativas]
  return espera === undefined
    ? { ...blank, situacao: 'falhou', motivo }
    : { ...blank, situacao: 'na_fila', motivo, espera }
}

/** Works a channel's queue until nothing is due. Answers how many messages it settled. */
export async function workQueue(
  deps: WorkerDeps,
  canal: Channel,
  options: WorkerOptions = {},
): Promise<number> {
  const { connection, parameters, senders, publicUrl } = deps
  const { db } = connection
  const { duracao = 120, signal, content = createContent(db, publicUrl) } = options
  const sender = senders[canal]
  const trabalhador = randomUUID()
  let handover = HANDOVER_SIZE
  let lease = LEASE_SIZE
  let done = 0

  /** Hands over what may still begin in time; the rest comes back as not begun. */
  async function handOver(messages: LeasedMessage[]): Promise<Settled[]> {
    const began = performance.now()
    const settled: Settled[] = []
    const waiting = [...messages]
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const late = performance.now() - began > HANDOVER_MS || signal?.aborted
        const outcome = late ? null : await sender.send(await content.messageOf(canal, next))
        if (outcome?.situacao === 'falhou' && outcome.devolvido)
          await restrictDestination(db, canal, next.destino, 'devolucao', next.id)
        settled.push(settle(next, outcome))
      }
    }
    await Promise.all(Array.from({ length: Math.min(sender.parallel, messages.length) }, lane))
    const took = performance.now() - began
    handover =
      took > HANDOVER_MS ? Math.max(1, Math.floor((messages.length * HANDOVER_MS) / took)) : HANDOVER_SIZE
    return settled
  }

  const stopped = () => signal?.aborted ?? false

  async function workLease(leased: LeasedMessage[]): Promise<void> {
    const waiting = new Map(leased.map((message) => [message.id, message]))
    let settled: Settled[] = []
    while (waiting.size > 0 && !stopped()) {
      const perSecond = await parameters.read(`comunicacao_ritmo_${canal}`)
      const paced = perSecond > 0 ? Math.max(1, Math.floor((perSecond * HANDOVER_MS) / 1000)) : HANDOVER_SIZE
      const next = [...waiting.values()].slice(0, Math.min(handover, paced))
      if (perSecond > 0) {
        const pause = await takePace(db, canal, next.length, perSecond)
        if (pause > 0) await sleep(pause, signal)
      }
      const mayGo = await exchange(
        db,
        { trabalhador, duracao },
        settled,
        next.map(({ id }) => id),
      )
      for (const { id } of next) waiting.delete(id)
      settled = await handOver(next.filter(({ id }) => mayGo.has(id)))
      const begun = settled.filter(({ situacao }) => situacao !== 'reservado')
      done += begun.length
      for (const { id, situacao } of settled)
        if (situacao === 'reservado')
          waiting.set(
            id,
            next.find((message) => message.id === id)!,
          )
    }
    if (settled.length) await exchange(db, { trabalhador, duracao }, settled, [])
  }

  try {
    while (!stopped()) {
      const began = performance.now()
      const limites = await limitsOf(parameters)
      const { vistos, mensagens } = await leaseMessages(db, {
        canal,
        trabalhador,
        tamanho: lease,
        duracao,
        limites,
      })
      if (vistos === 0) return done
      await workLease(mensagens)
      // What a slow provider takes in a third of the lease's time; the rest is for other workers.
      const perMs = vistos / Math.max(1, performance.now() - began)
      lease = Math.min(LEASE_SIZE, Math.max(HANDOVER_SIZE, Math.ceil((perMs * duracao * 1000) / 3)))
    }
    return done
  } finally {
    await returnLeases(db, trabalhador)
  }
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}

/** Works all channels once, until nothing is due. */
export async function drainQueue(deps: WorkerDeps, options: WorkerOptions = {}): Promise<void> {
  await Promise.all(channelKeys.map((canal) => workQueue(deps, canal, options)))
}
