import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const FULL_MS = 40_000

export const disk: Fault[] = [
  {
    name: 'disk of the leader full',
    times: 1,
    bound: 30,
    async inject({ leader }) {
      const free = leader.fillDisk()
      const freed = sleep(FULL_MS).then(free)
      return () => freed
    },
  },
]
