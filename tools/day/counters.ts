/** What the servers count of themselves while a day goes on: memory, and the time of readings by database. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Servers } from '../cluster/servers.ts'

const EVERY_MS = 5000
const SERIES = /^intranet_(reading_seconds_total|request_duration_seconds_sum)\{(.*)\} ([\d.e+-]+)$/gm
const LABEL = /(\w+)="([^"]*)"/g

export interface Counted {
  /** Of each server: when, and bytes. */
  memory: { at: number; bytes: number }[][]
  /** Seconds that readings took, by `primary` and `replica`. */
  reading: Map<string, number>
  /** Seconds that procedures took, by their names. */
  procedures: Map<string, number>
}

interface Series {
  to: 'reading' | 'procedures'
  name: string
  /** Its labels: procedures are counted by status too. */
  key: string
  value: number
}

/** The counters of a text of Prometheus that count here. */
export function readSeries(text: string): Series[] {
  const found: Series[] = []
  for (const [, metric, key, value] of text.matchAll(SERIES)) {
    const of = Object.fromEntries([...key!.matchAll(LABEL)].map(([, name, said]) => [name!, said!]))
    if (metric === 'reading_seconds_total')
      found.push({ to: 'reading', name: of.database!, key: key!, value: Number(value) })
    else if (of.door === 'trpc')
      found.push({ to: 'procedures', name: of.name!, key: key!, value: Number(value) })
  }
  return found
}

/** Counts from now on; a server that is started again begins at zero, and is added to what was. */
export function startCounting(servers: Servers): { counted: Counted; stop(): Promise<Counted> } {
  const counted: Counted = { memory: [[], []], reading: new Map(), procedures: new Map() }
  const ended = new AbortController()
  const last = new Map<string, number>()
  let isFirst = true

  function add(server: number, text: string): void {
    for (const { to, name, key, value } of readSeries(text)) {
      const place = `${server} ${to} ${key}`
      const before = last.get(place) ?? (isFirst ? value : 0)
      last.set(place, value)
      const more = value < before ? value : value - before
      counted[to].set(name, (counted[to].get(name) ?? 0) + more)
    }
  }

  async function once(): Promise<void> {
    // One of them may be starting.
    const [bytes, texts] = await Promise.all([
      servers.memory().catch(() => []),
      servers.metrics().catch(() => []),
    ])
    for (const [server, one] of bytes.entries())
      counted.memory[server]!.push({ at: performance.now(), bytes: one })
    for (const [server, text] of texts.entries()) add(server, text)
    isFirst &&= texts.length === 0
  }

  const counting = (async () => {
    while (!ended.signal.aborted) {
      await once()
      await sleep(EVERY_MS, undefined, { signal: ended.signal }).catch(() => {})
    }
    await once()
  })()
  return {
    counted,
    async stop() {
      ended.abort()
      await counting
      return counted
    },
  }
}
