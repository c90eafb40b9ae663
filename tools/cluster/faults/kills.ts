import { signalAll } from '../programs.ts'
import type { Fault } from './fault.ts'

export const kills: Fault[] = [
  {
    name: 'PostgreSQL killed',
    times: 10,
    bound: 10,
    quick: true,
    async inject({ leader }) {
      signalAll(leader.postgres(), 'SIGKILL')
      return async () => {}
    },
  },
  {
    name: 'PostgreSQL and its Patroni killed',
    times: 10,
    bound: 30,
    async inject({ leader }) {
      leader.patroni().signal('SIGKILL')
      signalAll(leader.postgres(), 'SIGKILL')
      // As systemd or a machine that comes back does.
      return async () => leader.startPatroni()
    },
  },
]
