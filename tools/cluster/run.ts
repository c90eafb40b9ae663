/** One proof of a cluster: starts it, does faults to it under clients, and judges by key. */
import { fillDatabase } from '../bench/data.ts'
import { makeScene } from '../bench/scene.ts'
import { longestGap, PREFIX, startClients, type Mix, type Tried } from './clients.ts'
import type { Cluster } from './cluster.ts'
import type { Fault } from './faults/fault.ts'
import { doFault } from './faults/once.ts'
import { importGround, importsOf, type Imports } from './imports.ts'
import { onCluster } from './intranet.ts'
import { judge, type Judged } from './judge.ts'
import { leadGround, timesOf } from './lead-writes.ts'
import type { Servers } from './servers.ts'
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

async function once(
  fault: Fault,
  cluster: Cluster,
  { servers, tried }: { servers: Servers; tried: Tried },
): Promise<Away> {
  const { from } = await doFault(fault, cluster, { servers, writes: tried.writes })
  return { fault, writes: longestGap(tried.writes, from), reads: longestGap(tried.reads, from) }
}

/** Runs the plan. What it started is stopped, whatever comes. */
export function prove({ faults, mix, shift, waitForSending, say: print }: Plan): Promise<Outcome> {
  return onCluster({ say: print }, async ({ cluster, sink, starting, say, later }) => {
    await fillDatabase(cluster.url, { people: 300, history: 0 })
    const scene = await makeScene(cluster.url)
    const leads = await leadGround(cluster.url, scene.providers[0]!)
    const ground = await importGround(cluster.url, leads, scene.actor.id)
    const rule = await beginSending(cluster.url, shift)
    const servers = await starting
    say('two servers run')
    const clients = startClients(servers.url, ground, mix)
    later(() => clients.stop())
    const aways: Away[] = []
    for (const { fault, times } of faults)
      for (let n = 1; n <= times; n += 1) {
        const away = await once(fault, cluster, { servers, tried: clients.tried })
        aways.push(away)
        const [writes, reads] = [away.writes.toFixed(1), away.reads.toFixed(1)]
        say(`${fault.name}, ${n} of ${times}: writes away ${writes} s, reads ${reads} s`)
      }
    const tried = await clients.stop()
    await cluster.settled()
    const judged = judge(tried, await timesOf(cluster.url, PREFIX))
    const sent = await sentOf(cluster.url, rule, sink, waitForSending)
    const imports = await importsOf(cluster.url, ground)
    return { aways, judged, tried, sent, waitForSending, imports, gone: await servers.gone() }
  })
}
