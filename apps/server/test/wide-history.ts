/** Random writes and reads of many people over two servers, while the replicas lag by 0 to 2 s. */
import type { wideWorld } from './wide-world.ts'

type World = Awaited<ReturnType<typeof wideWorld>>

const MOST_LAG_MS = 2000
const LAG_CHANGES_MS = 400

/** What was done, and what was read too old. */
export interface Walked {
  writes: number
  reads: number
  byReplica: number
  old: string[]
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Small numbers that look random, the same for each seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export async function writeAndRead(world: World, people: number, actions: number): Promise<Walked> {
  const seed = Date.now()
  const { servers, postgres } = world
  const walked: Walked = { writes: 0, reads: 0, byReplica: 0, old: [] }
  for (const { deps } of servers) {
    const { upTo } = deps.replicas
    deps.replicas.upTo = (position) => {
      const replica = upTo(position)
      if (replica) walked.byReplica += 1
      return replica
    }
  }
  const over = new AbortController()
  async function changeLags() {
    for (const next = numbers(seed); !over.signal.aborted; await pause(LAG_CHANGES_MS))
      await postgres.delay(next(postgres.replicas.length), next(4) === 0 ? 0 : next(MOST_LAG_MS))
    for (const place of postgres.replicas.keys()) await postgres.delay(place, 0)
  }

  let left = actions
  async function live(place: number) {
    const next = numbers(seed + place)
    const { write, read, session, keyed } = await world.person()
    let version = 1
    await write(version)
    while (left-- > 0) {
      const server = servers[next(2)]!
      const headers = next(3) === 0 ? keyed : session
      if (next(6) === 0) {
        version += 1
        walked.writes += 1
        await write(version, server, headers)
      } else {
        walked.reads += 1
        const seen = await read(server, headers)
        if (seen !== version) walked.old.push(`${seen} in place of ${version}`)
      }
      // Without it nearly all that is read would have been written a moment before.
      if (next(3) === 0) await pause(next(600))
    }
  }

  const lives = Promise.all(Array.from({ length: people }, (_, place) => live(place)))
  await Promise.all([changeLags(), lives.finally(() => over.abort())])
  return walked
}
