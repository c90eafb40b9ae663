/** Which database serves a request: the primary, or, for reading alone, a replica in its place (docs/deploy.md#read-only). */
import { createDatabase, type Connection, type PoolOptions } from './connection.ts'
import { answers, watchDatabase, type DatabaseState } from './watched.ts'

export interface Replicas {
  /** The replica that is read while no primary can be reached: the one that is furthest; undefined while there is one. */
  standIn(): Connection | undefined
  /** Whether nothing can be written now, and a replica is read. */
  isReadOnly(): boolean
  /** Whether replicas are read while there is a primary, too. */
  readonly wide: boolean
  /** The next of the replicas that have replayed up to `position` and are not far behind the primary, if any. */
  upTo(position: number): Connection | undefined
  /** What each of the replicas is now, in the order of their addresses. */
  states(): DatabaseState[]
  close(): Promise<void>
}

/** Where no replica is named: whatever happens, the primary is asked. */
export const noReplicas: Replicas = {
  standIn: () => undefined,
  isReadOnly: () => false,
  wide: false,
  upTo: () => undefined,
  states: () => [],
  close: async () => {},
}

/** Who wrote nothing reads nothing older than this: a replica that lost its primary says nothing of it. */
export const MOST_BEHIND_MS = 5000

export interface ReplicaOptions extends PoolOptions {
  /** Called when the primary cannot be reached any more, and when it can be again. */
  onPrimary: (reachable: boolean) => void
}

/** Watches the primary at `primaryUrl` (direct, not through a pooler) and its replicas, and opens a pool on each of these. */
export function openReplicas(
  primaryUrl: string,
  urls: readonly string[],
  { onPrimary, ...options }: ReplicaOptions,
): Replicas {
  const pools = urls.map((url) => createDatabase(url, { ...options, readOnly: true }))
  const watched = urls.map((url, place) =>
    // What waits for an answer of one that froze is not to wait on.
    watchDatabase(url, (state) => state === 'away' && pools[place]!.drop()),
  )
  let reachable = true
  const primary = watchDatabase(primaryUrl, (state) => {
    if (reachable === (state === 'primary')) return
    reachable = state === 'primary'
    onPrimary(reachable)
  })

  function standIn(): Connection | undefined {
    if (reachable) return undefined
    let best: number | undefined
    for (const [place, one] of watched.entries())
      if (answers(one.state) && (best === undefined || one.position > watched[best]!.position)) best = place
    return best === undefined ? undefined : pools[best]
  }

  let turn = 0
  function upTo(position: number): Connection | undefined {
    const least = Math.max(position, primary.before(MOST_BEHIND_MS) ?? Infinity)
    for (let tried = 0; tried < pools.length; tried += 1) {
      turn = (turn + 1) % pools.length
      const { state, position: replayed } = watched[turn]!
      if (state === 'replica' && replayed >= least) return pools[turn]
    }
    return undefined
  }

  return {
    standIn,
    wide: true,
    upTo,
    isReadOnly: () => standIn() !== undefined,
    states: () => watched.map(({ state }) => state),
    async close() {
      for (const one of [primary, ...watched]) one.close()
      await Promise.all(pools.map((pool) => pool.close()))
    },
  }
}
