/** All that goes on during a day: people, event streams, an import, exports, programs that keep copies. */
import { setTimeout as sleep } from 'node:timers/promises'
import { importOnce } from '../cluster/imports.ts'
import { takeLeads } from '../cluster/exports.ts'
import { leadWriter, type KeyedWrites } from '../cluster/lead-writes.ts'
import { repeat } from '../cluster/repeated.ts'
import { breakStreams, holdStream } from '../cluster/streams.ts'
import { actsOf } from './acts.ts'
import { doneOf, type Done } from './answers.ts'
import type { DayGround } from './ground.ts'
import type { Size } from './size.ts'
import { startSync, type Sync } from './syncs.ts'

export const PREFIX = 'Dia'
/** Between two actions of a person. */
const PAUSE_MS = 10_000
/** Who is there alone, and how fast. */
const FEW = 10
const FEW_PAUSE_MS = 1000
/** Somebody writes all the while: what is away and back is seen by them. */
const WRITER_PAUSE_MS = 500
const EXPORT_PAUSE_MS = 30_000
/** By then every sync has asked for the first time. */
const MARKED_MS = 10_000

export interface Load {
  keyed: KeyedWrites
  done: Done[]
  /** Leads that were acknowledged, with when they were asked for. */
  writes: { asked: number }[]
  exports: { whole: number; said: number; short: number }
  streamsOpened: number
  syncs: Sync[]
  /** How many leads were acknowledged when all syncs had a mark: later ones are shown to each. */
  syncedFrom: number
}

/** Answers how to let a few people work alone, then everybody, and how to end. */
export function prepareLoad(url: string, ground: DayGround, size: Size) {
  const load: Load = {
    keyed: { acknowledged: new Map(), unanswered: new Set(), doubledIds: 0 },
    done: [],
    writes: [],
    exports: { whole: 0, said: 0, short: 0 },
    streamsOpened: 0,
    syncs: [],
    syncedFrom: 0,
  }
  const { people, manager, imports } = ground
  const writer = leadWriter(url, imports, PREFIX, load.keyed)
  const note = (one: Done) => {
    load.done.push(one)
    if (one.kind === 'write' && one.status === 200) load.writes.push(one)
  }
  const acts = people.map((person, number) => actsOf(person, number, { url, writer, note }))
  const ended = new AbortController()
  const { signal } = ended
  let everything: Promise<unknown>[] = []

  async function takeExport(): Promise<void> {
    const { answer, outcome } = await takeLeads(url, manager, PREFIX, load.keyed)
    load.exports[outcome] += 1
    note(doneOf('export', 'leads.export', answer, answer.status === 200 ? '' : undefined))
  }

  const writeSteadily = async () => note(doneOf('write', 'leads', await writer.write(manager, people.length)))

  return {
    load,
    /** Ten people of as many roles, an action a second each, and who writes all the while. */
    async alone(milliseconds: number): Promise<void> {
      const over = AbortSignal.timeout(milliseconds)
      const few = acts.slice(0, FEW).map((act) => repeat(FEW_PAUSE_MS, over, act))
      await Promise.all([...few, repeat(WRITER_PAUSE_MS, over, writeSteadily)])
    },
    everybody(): void {
      load.syncs = ground.keys.map((key) => startSync(url, key, signal, note))
      everything = [
        ...acts.map((act) => repeat(PAUSE_MS, signal, act)),
        repeat(WRITER_PAUSE_MS, signal, writeSteadily),
        ...Array.from({ length: size.streams }, (_, n) =>
          repeat(2000, signal, () =>
            holdStream(url, people[n % people.length]!.token, () => (load.streamsOpened += 1)),
          ),
        ),
        ...Array.from({ length: size.exporters }, () => repeat(EXPORT_PAUSE_MS, signal, takeExport)),
        sleep(5000, undefined, { signal }).then(
          () => importOnce(url, manager, imports, 1),
          () => {},
        ),
        sleep(MARKED_MS, undefined, { signal }).then(
          () => (load.syncedFrom = load.keyed.acknowledged.size),
          () => {},
        ),
      ]
    },
    async stop(): Promise<void> {
      ended.abort()
      breakStreams()
      await Promise.all(everything)
    },
  }
}
