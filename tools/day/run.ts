/** One working day on a cluster: few people alone, then everybody, with what goes on on such a day; judged by key. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../cluster/faults/fault.ts'
import { doFault } from '../cluster/faults/once.ts'
import { faultNamed } from '../cluster/faults/fault-list.ts'
import { importsOf, type Imports } from '../cluster/imports.ts'
import { onCluster } from '../cluster/intranet.ts'
import { judge, type Judged } from '../cluster/judge.ts'
import { timesOf } from '../cluster/lead-writes.ts'
import { sentOf, type Sent } from '../cluster/shift.ts'
import type { Done } from './answers.ts'
import { startCounting, type Counted } from './counters.ts'
import { layGround } from './ground.ts'
import { PREFIX, prepareLoad, type Load } from './load.ts'
import type { Window } from './measures.ts'
import type { Size } from './size.ts'

export interface Day {
  size: Size
  quiet: Done[]
  day: Done[]
  /** When everybody began and ended, in milliseconds of this process. */
  from: number
  to: number
  /** Seconds of failovers, and what else was done. */
  failovers: Window[]
  planned: Window[]
  load: Load
  judged: Judged
  sent: Sent
  imports: Imports
  /** Leads that a sync was not shown, of each. */
  unsynced: number[]
  counted: Counted
  gone: number
}

const WARM_MS = 20_000
const DISK = '5g'
/** Servers find the new leader, and what waited is answered, within these after writes are back. */
const AFTER_MS = 5000

/** Runs it. What it started is stopped, whatever comes. */
export function liveDay(size: Size, print: (line: string) => void): Promise<Day> {
  return onCluster({ say: print, disk: DISK }, async ({ cluster, sink, starting, say, later }) => {
    const ground = await layGround(cluster.url, size)
    const servers = await starting
    say(`two servers run; ${ground.people.length} people have signed in`)
    const { load, alone, everybody, stop } = prepareLoad(servers.url, ground, size)
    later(stop)
    await cluster.settled()
    await alone(WARM_MS)
    const warm = load.done.length
    await alone(Math.min(120_000, size.minutes * 15_000))
    const quiet = load.done.slice(warm)
    say(`quiet: ${quiet.length} actions of ten people`)
    const counting = startCounting(servers)
    later(() => counting.stop())
    const from = performance.now()
    const before = load.done.length
    everybody()
    const failovers: Window[] = []
    const planned: Window[] = []
    const at = (part: number) => from + part * size.minutes * 60_000
    async function doAt(part: number | undefined, fault: Fault, windows: Window[]): Promise<void> {
      if (part === undefined) return
      await sleep(Math.max(0, at(part) - performance.now()))
      const { from: begun, back } = await doFault(fault, cluster, { servers, writes: load.writes })
      windows.push({ name: fault.name, from: begun, to: back + AFTER_MS })
      say(`${fault.name}: writes were back after ${((back - begun) / 1000).toFixed(1)} s`)
    }
    await doAt(size.roll, faultNamed('servers started again one by one'), planned)
    await doAt(size.switchover, faultNamed('switchover'), failovers)
    await doAt(size.freeze, faultNamed('both frozen for 45 s, then awake'), failovers)
    await sleep(Math.max(0, at(1) - performance.now()))
    const to = performance.now()
    const counted = await counting.stop()
    await stop()
    say('everybody has left')
    await cluster.settled()
    const acknowledged = [...load.keyed.acknowledged.values()].slice(load.syncedFrom).map(({ id }) => id)
    const unsynced = await Promise.all(load.syncs.map((sync) => sync.finish(acknowledged)))
    return {
      size,
      quiet,
      day: load.done.slice(before).filter(({ asked }) => asked < to),
      from,
      to,
      failovers,
      planned,
      load,
      judged: judge(load.keyed, await timesOf(cluster.url, PREFIX)),
      sent: await sentOf(cluster.url, ground.rule, sink, true),
      imports: await importsOf(cluster.url, ground.imports),
      unsynced,
      counted,
      gone: await servers.gone(),
    }
  })
}
