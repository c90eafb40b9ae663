import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

/** Longer than a leader's key lasts. */
const AWAY_MS = 30_000

export const etcdFaults: Fault[] = [
  {
    name: 'all of etcd killed for 30 s (failsafe mode)',
    times: 5,
    bound: 30,
    async inject({ cluster }) {
      cluster.etcd.kill()
      const back = sleep(AWAY_MS).then(() => cluster.etcd.start())
      return () => back
    },
  },
]
