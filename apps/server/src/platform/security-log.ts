/**
 * The security log's own lines. Sign-ins and refusals are written together, up to a second later, so that no request
 * waits; all others are in the database before the answer (docs/security.md#security-log).
 */
import type { SecurityKind } from '@intranet/contract/access/security-words'
import type { Database } from '@intranet/db/connection'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import pino, { type DestinationStream } from 'pino'
import { networkKey } from './limit-key.ts'
import type { Source } from './origin.ts'
import { newChain, type ChainedLine, type SecurityLine } from './security-chain.ts'
import { writeViewed, type ViewedLine } from './security-copies.ts'
import { createRecorder, insertLines, lineOf, type About } from './security-record.ts'

/** Kinds that may be written up to a second late: no request waits for them. */
export type LateKind = 'entrada' | 'falha' | 'bloqueio' | 'recusa'

/**
 * What refused a request, where it was not a missing right: a limit, a proof of work, its origin, its host, its inputs, or
 * that a replica takes no writes.
 */
export type RefusedBy = 'limite' | 'prova' | 'origem' | 'endereço' | 'entradas' | 'leitura'

/** `alvo` is what a line is about, `detalhe` a word of ours. Neither may hold what somebody typed. */
export interface SecurityLog {
  /** Adds a line that may come late. */
  note(tipo: LateKind, from: Source, about?: About): void
  /** Adds a line that is in the database before the answer: with the transaction of `db`, or at once where it is none. */
  record(db: Database, tipo: SecurityKind, from: Source, about?: About): Promise<void>
  /** A refusal, with what refused it; of one person, or one address of guests, only so many a minute. */
  noteRefusal(from: Source, procedure: string, why?: RefusedBy): void
  /** Inputs that were refused: one is a mistake, many in a minute are somebody who tries what passes. */
  noteInvalid(from: Source, procedure: string): void
  /** Writes what waits; at the end of a server too. */
  settle(): Promise<void>
  /** Gives the collector what the log views beside its own lines, as far as it was committed; nothing where there is none. */
  copyViewed(): Promise<void>
}

const FLUSH_MS = 500
/** Lines of one statement. */
const TOGETHER = 2000
/** What waits at most while the database is away. */
const MOST_WAITING = 100_000
const REFUSALS_A_MINUTE = 20
/** Refused inputs of one person or address in a minute that are no mistakes any more. */
const INVALID_A_MINUTE = 30

/** A file is read by its account and group alone, so that the collector reads it and nobody else (docs/deploy.md#logs). */
function openCopy(path: string): DestinationStream {
  if (path === '-') return pino.destination({ dest: 1, sync: true })
  mkdirSync(dirname(path), { recursive: true, mode: 0o750 })
  return pino.destination({ dest: path, append: true, sync: true, mode: 0o640 })
}

interface Settings {
  /** Where the same lines go as JSON, for a collector: a file, or `-` for the standard output. */
  path: string | undefined
  onError(error: unknown): void
  /** How many lines wait at most while the database is away. */
  most?: number
}

/** The log of one server. Its lines are two chains: those that come late, and those of transactions. */
export function createSecurityLog(
  db: Database,
  { path, onError, most = MOST_WAITING }: Settings,
): SecurityLog {
  const stream = path ? openCopy(path) : null
  const copy = (line: SecurityLine | ViewedLine) => void stream?.write(`${JSON.stringify(line)}\n`)
  const chain = newChain()
  const record = createRecorder(db, (lines) => lines.forEach(copy))
  const refused = new Map<string, number>()
  let minute = 0
  let waiting: ChainedLine[] = []
  /** Lines since the queue is full, which the copy alone has. */
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function queue(line: SecurityLine): void {
    const placed = chain.place(line)
    waiting.push(placed)
    copy(placed)
  }

  function sayLost(): void {
    if (!lost) return
    const detalhe = `${lost} linhas só em SECURITY_LOG: a fila estava cheia`
    lost = 0
    queue(lineOf('alarme', { address: '' }, { detalhe }))
  }

  async function write(): Promise<void> {
    while (waiting.length) {
      const lines = waiting.slice(0, TOGETHER)
      await insertLines(db, lines)
      waiting = waiting.slice(lines.length)
      sayLost()
    }
  }

  function settle(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.catch(() => {}).then(write)
    return writing
  }

  function later(): void {
    timer ??= setTimeout(() => {
      settle().catch((error: unknown) => {
        onError(error)
        later()
      })
    }, FLUSH_MS).unref()
  }

  const note: SecurityLog['note'] = (tipo, from, about = {}) => {
    const line = lineOf(tipo, from, about)
    if (waiting.length < most) queue(line)
    else {
      if (!lost) onError(new Error(`more than ${most} lines wait: the next ones are in the copy alone`))
      lost += 1
      copy(line)
    }
    later()
  }

  /** How often this minute, this one with it: of one person, or one network. */
  function countOf(from: Source, of = ''): number {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) refused.clear()
    minute = now
    const who = of + (from.actor ? String(from.actor.id) : networkKey(from.address))
    const count = (refused.get(who) ?? 0) + 1
    refused.set(who, count)
    return count
  }

  return {
    note,
    record,
    noteRefusal(from, procedure, why) {
      if (countOf(from) <= REFUSALS_A_MINUTE) note('recusa', from, { alvo: procedure, detalhe: why })
    },
    noteInvalid(from, procedure) {
      if (countOf(from, 'entradas ') === INVALID_A_MINUTE)
        note('recusa', from, { alvo: procedure, detalhe: 'entradas' })
    },
    settle,
    async copyViewed() {
      if (stream) await writeViewed(db, copy)
    },
  }
}
