/** What a kind of fault is: how it is done to a cluster that is well, and how it ends. */
import type { Cluster } from '../cluster.ts'
import type { DatabaseMachine } from '../database-machine.ts'
import type { Servers } from '../servers.ts'

export interface Ground {
  cluster: Cluster
  servers: Servers
  /** The leader before the fault. */
  leader: DatabaseMachine
}

export interface Fault {
  name: string
  /** How often it is done. */
  times: number
  /** Seconds without writes: of the median; none may be over twice that. */
  bound: number
  /** Does it; answers what ends it, which is called once writes are back. */
  inject(ground: Ground): Promise<() => Promise<void>>
  /** Part of `pnpm cluster quick`. */
  quick?: boolean
}
