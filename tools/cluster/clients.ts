/** Fifty clients of mixed work: they write leads under keys, read lists, take exports, and hold event streams open. */
import { tokenOf } from '../bench/people.ts'
import { importOnce, type ImportGround } from './imports.ts'
import { takeLeads } from './exports.ts'
import { leadWriter, type KeyedWrites } from './lead-writes.ts'
import { ask, type Answered } from './post.ts'
import { repeat } from './repeated.ts'
import { breakStreams, holdStream } from './streams.ts'

/** How many of each kind there are. */
export interface Mix {
  writers: number
  readers: number
  exporters: number
  importers: number
  streams: number
}

export const PREFIX = 'Grupo'
const PAUSE_MS = 400
/** Who sees all leads, and may import. */
const MANAGER = 0
const FILE_PAUSE_MS = 5000

export interface Tried extends KeyedWrites {
  /** When writes and reads were answered well, in milliseconds of this process, with when they were asked. */
  writes: { asked: number; done: number }[]
  reads: { asked: number; done: number }[]
  slowest: number
  /** Answers other than 200 by their first words. */
  refusals: Map<string, number>
  exports: { whole: number; said: number; short: number }
  /** How often a stream was opened. */
  streamsOpened: number
}

const nothing = (): Tried => ({
  acknowledged: new Map(),
  unanswered: new Set(),
  doubledIds: 0,
  writes: [],
  reads: [],
  slowest: 0,
  refusals: new Map(),
  exports: { whole: 0, said: 0, short: 0 },
  streamsOpened: 0,
})

/** Runs until `signal`; what was tried is in `tried` all the while. */
export function startClients(url: string, ground: ImportGround, mix: Mix) {
  const tried = nothing()
  const ended = new AbortController()
  const writer = leadWriter(url, ground, PREFIX, tried)
  let sheets = 0

  function note({ status, said, milliseconds }: Answered): boolean {
    tried.slowest = Math.max(tried.slowest, milliseconds)
    return isWell({ status, said })
  }

  function isWell({ status, said }: Pick<Answered, 'status' | 'said'>): boolean {
    if (status === 200) return true
    const words = `${status} ${said.replace(/[\dabcdef]{6,}/g, '…').slice(0, 90)}`
    tried.refusals.set(words, (tried.refusals.get(words) ?? 0) + 1)
    return false
  }

  async function write(person: number): Promise<void> {
    const asked = performance.now()
    if (note(await writer.write(tokenOf(person), person)))
      tried.writes.push({ asked, done: performance.now() })
  }

  const lists = ['/v1/usuario?limit=20', '/v1/rh/setor?limit=20', '/v1/rh/departamento?limit=20']
  async function read(person: number, times: number): Promise<void> {
    const asked = performance.now()
    const headers = { authorization: `Bearer ${tokenOf(person)}` }
    const answer = await ask(`${url}${lists[(times + person) % lists.length]}`, { headers })
    if (note(answer)) tried.reads.push({ asked, done: performance.now() })
  }

  async function takeExport(): Promise<void> {
    const { answer, outcome } = await takeLeads(url, tokenOf(MANAGER), PREFIX, tried)
    isWell(answer)
    tried.exports[outcome] += 1
  }

  const kinds: [number, number, (person: number, times: number) => Promise<void>][] = [
    [mix.writers, PAUSE_MS, write],
    [mix.readers, PAUSE_MS, read],
    [mix.exporters, FILE_PAUSE_MS, takeExport],
    [mix.importers, FILE_PAUSE_MS, () => importOnce(url, tokenOf(MANAGER), ground, (sheets += 1))],
    [mix.streams, 2000, (person) => holdStream(url, tokenOf(person), () => (tried.streamsOpened += 1))],
  ]
  const all = kinds.flatMap(([people, pause, work]) =>
    Array.from({ length: people }, (_, person) =>
      repeat(pause, ended.signal, (times) => work(person, times)),
    ),
  )
  return {
    tried,
    async stop(): Promise<Tried> {
      ended.abort()
      breakStreams()
      await Promise.all(all)
      return tried
    },
  }
}

/** The longest time between two answers after `from`, in seconds. */
export function longestGap(answers: Tried['writes'], from: number): number {
  let last = from
  let longest = 0
  for (const { asked, done } of answers) {
    // What was asked before the fault may be answered after it.
    if (done < from || asked < from) continue
    longest = Math.max(longest, done - last)
    last = Math.max(last, done)
  }
  return Math.max(longest, performance.now() - last) / 1000
}
