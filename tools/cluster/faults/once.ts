/** One fault, from a cluster that is well to one that is well again. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import type { Servers } from '../servers.ts'
import type { Fault } from './fault.ts'

interface Write {
  asked: number
}

const BACK_MS = 150_000
/** Between two faults: the median is to be of faults, not of what the one before left. */
const REST_MS = 2000

/** Resolves once something is written that was asked for after `from`. */
async function untilWritten(writes: readonly Write[], from: number): Promise<void> {
  for (const limit = Date.now() + BACK_MS; Date.now() < limit; await sleep(100))
    if (writes.some(({ asked }) => asked > from)) return
  throw new Error('Nothing is written any more')
}

/** Does it, and waits until `writes` go on and the cluster is well; answers when it began and when writes were back. */
export async function doFault(
  fault: Fault,
  cluster: Cluster,
  { servers, writes }: { servers: Servers; writes: readonly Write[] },
): Promise<{ from: number; back: number }> {
  const leader = await cluster.settled()
  await sleep(REST_MS)
  const from = performance.now()
  const end = await fault.inject({ cluster, servers, leader })
  await untilWritten(writes, from + 1000)
  const back = performance.now()
  await end()
  await cluster.settled()
  await untilWritten(writes, performance.now())
  return { from, back }
}
