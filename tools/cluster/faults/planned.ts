import type { Fault } from './fault.ts'

export const planned: Fault[] = [
  {
    name: 'switchover',
    times: 5,
    bound: 30,
    quick: true,
    async inject({ leader }) {
      const answer = await fetch(`${leader.rest}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name }),
      })
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`)
      return async () => {}
    },
  },
  {
    name: 'servers started again one by one',
    times: 2,
    bound: 30,
    async inject({ servers }) {
      await servers.roll()
      return async () => {}
    },
  },
]
