import { setTimeout as sleep } from 'node:timers/promises'
import { signalAll } from '../programs.ts'
import type { Fault } from './fault.ts'

const FROZEN_MS = 45_000

export const freezes: Fault[] = [
  {
    name: 'both frozen for 45 s, then awake',
    times: 5,
    bound: 30,
    async inject({ leader }) {
      const all = [leader.patroni().pid, ...leader.postgres()]
      signalAll(all, 'SIGSTOP')
      const wakes = sleep(FROZEN_MS).then(() => signalAll(all, 'SIGCONT'))
      return () => wakes
    },
  },
]
