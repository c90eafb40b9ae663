/** Fifty clients of mixed work: they write leads under keys, read lists, take exports, and hold event streams open. */
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { tokenOf } from '../bench/people.ts'
import { importOnce, type ImportGround } from './imports.ts'
import { writeLead } from './lead-writes.ts'
import { ask, type Answered } from './post.ts'

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

export interface Tried {
  /** Keys that were answered with 200, with the id that came. */
  acknowledged: Map<string, number>
  /** Keys that were answered otherwise, or not at all. */
  unanswered: Set<string>
  /** Ids that were given to two keys. */
  doubledIds: number
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

const idIn = (said: string): number => {
  const { insert_vendas_lead: made } = JSON.parse(said) as {
    insert_vendas_lead: { returning: { id: number }[] }
  }
  return made.returning[0]!.id
}

/** An event stream as a browser holds it: opened again two seconds after it broke. */
function stream(url: string, token: string, opened: () => void): Promise<void> {
  return new Promise((done) => {
    const asked = request(
      `${url}/events`,
      { agent: false, headers: { cookie: `sessao=${token}` } },
      (answer) => {
        if (answer.statusCode === 200) opened()
        answer
          .on('error', () => {})
          .on('close', () => done())
          .resume()
      },
    )
    asked.on('error', () => done()).end()
    streams.add(asked)
    asked.on('close', () => streams.delete(asked))
  })
}
const streams = new Set<{ destroy(): void }>()

/** Runs until `signal`; what was tried is in `tried` all the while. */
export function startClients(url: string, ground: ImportGround, mix: Mix) {
  const tried = nothing()
  const ended = new AbortController()
  const ids = new Map<number, string>()
  let count = 0
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
    const cliente = `${PREFIX} ${person} ${(count += 1)}`
    const asked = performance.now()
    const answer = await writeLead(url, tokenOf(person), ground, { cliente, count })
    if (!note(answer)) return void tried.unanswered.add(cliente)
    tried.writes.push({ asked, done: performance.now() })
    const id = idIn(answer.said)
    if (ids.has(id)) tried.doubledIds += 1
    ids.set(id, cliente)
    tried.acknowledged.set(cliente, id)
  }

  const lists = ['/v1/usuario?limit=20', '/v1/rh/setor?limit=20', '/v1/rh/departamento?limit=20']
  async function read(person: number): Promise<void> {
    const asked = performance.now()
    const headers = { authorization: `Bearer ${tokenOf(person)}` }
    const answer = await ask(`${url}${lists[(count + person) % lists.length]}`, { headers })
    if (note(answer)) tried.reads.push({ asked, done: performance.now() })
  }

  /** A file that ends well has every lead that was acknowledged before it was asked for. */
  async function takeExport(): Promise<void> {
    const before = tried.acknowledged.size
    const headers = { cookie: `sessao=${tokenOf(MANAGER)}` }
    const { status, said } = await ask(
      `${url}/export/leads.export?formato=csv&input=%7B%22lista%22%3A%22all%22%7D`,
      { headers },
    )
    if (!isWell({ status, said })) tried.exports.said += 1
    else if (said.split('\n').length - 2 >= before) tried.exports.whole += 1
    else tried.exports.short += 1
  }

  async function again(
    pause: number,
    work: (person: number) => Promise<void>,
    person: number,
  ): Promise<void> {
    await sleep(Math.random() * pause)
    while (!ended.signal.aborted) {
      await work(person)
      await sleep(pause * (0.5 + Math.random()))
    }
  }

  const kinds: [number, number, (person: number) => Promise<void>][] = [
    [mix.writers, PAUSE_MS, write],
    [mix.readers, PAUSE_MS, read],
    [mix.exporters, FILE_PAUSE_MS, takeExport],
    [mix.importers, FILE_PAUSE_MS, () => importOnce(url, tokenOf(MANAGER), ground, (sheets += 1))],
    [mix.streams, 2000, (person) => stream(url, tokenOf(person), () => (tried.streamsOpened += 1))],
  ]
  const all = kinds.flatMap(([times, pause, work]) =>
    Array.from({ length: times }, (_, person) => again(pause, work, person)),
  )
  return {
    tried,
    async stop(): Promise<Tried> {
      ended.abort()
      for (const open of streams) open.destroy()
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
