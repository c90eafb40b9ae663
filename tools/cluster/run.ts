/** One proof of a cluster: starts it, does faults to it under clients, and judges by key. */
import { migrate } from '@intranet/db/migrator'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillDatabase } from '../bench/data.ts'
import { makeScene } from '../bench/scene.ts'
import { longestGap, PREFIX, startClients, type Mix, type Tried } from './clients.ts'
import { startCluster, type Cluster } from './cluster.ts'
import type { Fault } from './faults/fault.ts'
import { importGround, importsOf, type Imports } from './imports.ts'
import { judge, type Judged } from './judge.ts'
import { leadGround, timesOf } from './lead-writes.ts'
import { startMailSink } from './mail-sink.ts'
import { startServers, type Servers } from './servers.ts'
import { beginSending, sentOf, type Sent } from './shift.ts'

export interface Plan {
  faults: { fault: Fault; times: number }[]
  mix: Mix
  /** Customers of the shift that is sent all the while. */
  shift: number
  /** Waits at the end until the intranet has said of each message what became of it. */
  waitForSending: boolean
  say(line: string): void
}

/** Seconds without writes and without reads, of one fault. */
export interface Away {
  fault: Fault
  writes: number
  reads: number
}

export interface Outcome {
  aways: Away[]
  judged: Judged
  tried: Tried
  sent: Sent
  waitForSending: boolean
  imports: Imports
  /** Servers that ended by themselves. */
  gone: number
}

const BACK_MS = 150_000
/** Between two faults: the median is to be of faults, not of what the one before left. */
const REST_MS = 2000

/** Resolves once something is written that was asked for after `from`. */
async function untilWritten({ writes }: Tried, from: number): Promise<void> {
  for (const limit = Date.now() + BACK_MS; Date.now() < limit; await sleep(100))
    if (writes.some(({ asked }) => asked > from)) return
  throw new Error('Nothing is written any more')
}

async function once(
  fault: Fault,
  cluster: Cluster,
  { servers, tried }: { servers: Servers; tried: Tried },
): Promise<Away> {
  const leader = await cluster.settled()
  await sleep(REST_MS)
  const from = performance.now()
  const end = await fault.inject({ cluster, servers, leader })
  await untilWritten(tried, from + 1000)
  await end()
  await cluster.settled()
  await untilWritten(tried, performance.now())
  return { fault, writes: longestGap(tried.writes, from), reads: longestGap(tried.reads, from) }
}

/** Runs the plan. What it started is stopped, whatever comes. */
export async function prove({ faults, mix, shift, waitForSending, say }: Plan): Promise<Outcome> {
  const begun = performance.now()
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(0).padStart(5)
  const cluster = await startCluster()
  const open: (() => unknown)[] = [() => cluster.stop()]
  try {
    say(`${seconds()} s: etcd, a leader and HAProxy run`)
    await migrate(cluster.url)
    const sink = await startMailSink()
    open.push(() => sink.close())
    const starting = startServers(cluster, { SMTP_URL: sink.url })
    open.push(() => starting.then((servers) => servers.stop()).catch(() => {}))
    await fillDatabase(cluster.url, { people: 300, history: 0 })
    const scene = await makeScene(cluster.url)
    const leads = await leadGround(cluster.url, scene.providers[0]!)
    const ground = await importGround(cluster.url, leads, scene.actor.id)
    const rule = await beginSending(cluster.url, shift)
    const servers = await starting
    say(`${seconds()} s: two servers run`)
    const clients = startClients(servers.url, ground, mix)
    open.push(() => clients.stop())
    const aways: Away[] = []
    for (const { fault, times } of faults)
      for (let n = 1; n <= times; n += 1) {
        const away = await once(fault, cluster, { servers, tried: clients.tried })
        aways.push(away)
        const [writes, reads] = [away.writes.toFixed(1), away.reads.toFixed(1)]
        say(`${seconds()} s: ${fault.name}, ${n} of ${times}: writes away ${writes} s, reads ${reads} s`)
      }
    const tried = await clients.stop()
    await cluster.settled()
    const judged = judge(tried, await timesOf(cluster.url, PREFIX))
    const sent = await sentOf(cluster.url, rule, sink, waitForSending)
    const imports = await importsOf(cluster.url, ground)
    return { aways, judged, tried, sent, waitForSending, imports, gone: await servers.gone() }
  } finally {
    for (const close of open.toReversed()) await close()
  }
}
