import { setTimeout as sleep } from 'node:timers/promises'
import type { Cable } from '../network.ts'
import type { Fault } from './fault.ts'

/** Longer than a leader's key lasts: who takes over does it within. */
const CUT_MS = 40_000

const cut = (name: string, cables: Cable[]): Fault => ({
  name,
  times: 3,
  bound: 30,
  async inject({ cluster: { network }, leader }) {
    for (const cable of cables) network.cut(leader.number, cable)
    const joined = sleep(CUT_MS).then(() => {
      for (const cable of cables) network.join(leader.number, cable)
    })
    return () => joined
  },
})

/** Clients reach the leader throughout. */
export const cuts: Fault[] = [
  cut('leader cut from etcd', ['etcd']),
  cut('leader cut from its replicas', ['replicas']),
  cut('leader cut from both', ['etcd', 'replicas']),
]
