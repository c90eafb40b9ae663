/**
 * The late part of the security log: sign-ins, refusals, ends of sessions. They are written together, up to a second
 * later, so that no request waits (docs/security.md#security-log).
 */
import { dayInBrazil } from '@intranet/contract/today'
import type { SecurityKind } from '@intranet/contract/access/security-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import pino, { type DestinationStream } from 'pino'
import { hashOf, type ChainedLine, type SecurityLine } from './security-chain.ts'

/** Who, from where, in which request: the context of a procedure has it. */
export interface Source {
  actor?: { id: number } | null
  address: string
  requestId?: string
}

/**
 * What refused a request, where it was not a missing right: a limit, a proof of work, its origin, its host, its inputs, or
 * that a replica takes no writes.
 */
export type RefusedBy = 'limite' | 'prova' | 'origem' | 'endereço' | 'entradas' | 'leitura'

export interface SecurityLog {
  /** Adds a line: `alvo` is what it is about, `detalhe` a word of ours. Neither may hold what somebody typed. */
  note(
    tipo: SecurityKind,
    from: Source,
    about?: { id_usuario?: number; alvo?: string; detalhe?: string },
  ): void
  /** A refusal, with what refused it; of one person, or one address of guests, only so many a minute. */
  noteRefusal(from: Source, procedure: string, why?: RefusedBy): void
  /** Inputs that were refused: one is a mistake, many in a minute are somebody who tries what passes. */
  noteInvalid(from: Source, procedure: string): void
  /** Writes what waits; at the end of a server too. */
  settle(): Promise<void>
}

const FLUSH_MS = 500
/** Lines of one statement. */
const TOGETHER = 2000
/** What waits at most while the database is away. */
const MOST_WAITING = 100_000
const REFUSALS_A_MINUTE = 20
/** Refused inputs of one person or address in a minute that are no mistakes any more. */
const INVALID_A_MINUTE = 30

const insert = (db: Database, lines: readonly ChainedLine[]) =>
  sql`insert into seguranca_evento
      (servidor, dia, ordem, tipo, data, id_usuario, endereco, pedido, alvo, detalhe, hash)
    select servidor, dia, ordem, tipo, data, id_usuario, endereco, pedido, alvo, detalhe, hash
    from jsonb_populate_recordset(null::seguranca_evento, ${JSON.stringify(lines)}::jsonb)
    order by ordem on conflict do nothing`.execute(db)

/** A file is read by its account and group alone, so that the collector reads it and nobody else (docs/deploy.md#logs). */
function openCopy(path: string): DestinationStream {
  if (path === '-') return pino.destination({ dest: 1, sync: true })
  mkdirSync(dirname(path), { recursive: true, mode: 0o750 })
  return pino.destination({ dest: path, append: true, sync: true, mode: 0o640 })
}

/** `path` is where the same lines go as JSON, for a collector: a file, or `-` for the standard output. */
export function createSecurityLog(
  db: Database,
  path: string | undefined,
  onError: (error: unknown) => void,
): SecurityLog {
  const servidor = randomUUID()
  const stream = path ? openCopy(path) : null
  const chain = { dia: '', ordem: 0, hash: undefined as string | undefined }
  const refused = new Map<string, number>()
  let minute = 0
  let waiting: ChainedLine[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function chained(line: SecurityLine): ChainedLine {
    const dia = dayInBrazil(line.data)
    if (dia !== chain.dia) Object.assign(chain, { dia, ordem: 0, hash: undefined })
    const placed = { ...line, servidor, dia, ordem: ++chain.ordem }
    chain.hash = hashOf(placed, chain.hash)
    return { ...placed, hash: chain.hash }
  }

  async function write(): Promise<void> {
    while (waiting.length) {
      const lines = waiting.slice(0, TOGETHER)
      await insert(db, lines)
      waiting = waiting.slice(lines.length)
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

  function add(line: SecurityLine): void {
    if (waiting.length >= MOST_WAITING) return
    const placed = chained(line)
    waiting.push(placed)
    stream?.write(`${JSON.stringify(placed)}\n`)
    later()
  }

  const note: SecurityLog['note'] = (tipo, { actor, address, requestId }, about = {}) =>
    add({
      tipo,
      data: new Date(),
      id_usuario: about.id_usuario ?? actor?.id ?? null,
      endereco: address.slice(0, 60),
      pedido: requestId ?? null,
      alvo: about.alvo ?? null,
      detalhe: about.detalhe ?? null,
    })

  /** How often this minute, this one with it: of one person, or one address. */
  function countOf(from: Source, of = ''): number {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) refused.clear()
    minute = now
    const who = of + (from.actor ? String(from.actor.id) : from.address)
    const count = (refused.get(who) ?? 0) + 1
    refused.set(who, count)
    return count
  }

  return {
    note,
    noteRefusal(from, procedure, why) {
      if (countOf(from) <= REFUSALS_A_MINUTE) note('recusa', from, { alvo: procedure, detalhe: why })
    },
    noteInvalid(from, procedure) {
      if (countOf(from, 'entradas ') === INVALID_A_MINUTE)
        note('recusa', from, { alvo: procedure, detalhe: 'entradas' })
    },
    settle,
  }
}
