/** Counts clicks in memory and writes them twice per second, so that a click costs the visitor no statement. */
import type { Database } from '@intranet/db/connection'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { addClicks, type ClickCount } from './click.queries.ts'

const WRITTEN_EVERY_MS = 500
const TRIES_AT_THE_END = 10

export interface ClickCounter {
  count(id: number, robot: boolean): void
  /** Writes what is left. */
  close(): Promise<void>
}

/** `add` writes counts of ids: of links, unless another kind of code is counted. */
export function createClickCounter(
  db: Database,
  log: FastifyBaseLogger,
  add: (db: Database, counts: ClickCount[]) => Promise<void> = addClicks,
): ClickCounter {
  let pending = new Map<number, ClickCount>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function note(id: number, cliques: number, robos: number): void {
    const counted = pending.get(id)
    if (!counted) pending.set(id, { id, cliques, robos })
    else {
      counted.cliques += cliques
      counted.robos += robos
    }
  }

  /** What could not be written counts again. */
  async function write(): Promise<void> {
    const counts = [...pending.values()]
    if (!counts.length) return
    pending = new Map()
    try {
      await add(db, counts)
    } catch (error) {
      for (const { id, cliques, robos } of counts) note(id, cliques, robos)
      log.warn({ err: error }, 'clicks not written yet')
    }
  }

  function writeLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      writing = write().then(() => {
        if (pending.size) writeLater()
      })
    }, WRITTEN_EVERY_MS)
  }

  return {
    count(id, robot) {
      note(id, robot ? 0 : 1, robot ? 1 : 0)
      writeLater()
    },
    async close() {
      clearTimeout(timer)
      await writing
      clearTimeout(timer)
      for (let tries = 0; pending.size && tries < TRIES_AT_THE_END; tries += 1) {
        if (tries) await sleep(WRITTEN_EVERY_MS)
        await write()
      }
      if (pending.size) log.error({ links: pending.size }, 'clicks lost')
    },
  }
}
