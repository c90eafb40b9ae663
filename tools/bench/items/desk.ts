import { makeDeskWorld, startDesk, type DeskWorld } from '../desk-world.ts'
import { SIZES } from '../desk-data.ts'
import type { Running } from '../processes.ts'
import { atMost, table, type Result } from '../results.ts'
import type { Ground } from '../world.ts'
import { deskKills } from './desk-kills.ts'
import { deskLists, deskTiles } from './desk-lists.ts'
import { simulation } from './desk-simulation.ts'
import { deskView } from './desk-view.ts'

/** Twenty people who press "Pegar próximo" until nothing is left. */
async function queue({ takers }: DeskWorld, { url }: Running): Promise<Result[]> {
  const begin = performance.now()
  const taken = await Promise.all(
    takers.map(async (token) => {
      const mine: number[] = []
      for (;;) {
        const answered = await fetch(`${url}/trpc/backoffice.takeNext`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ fila: 'vendas' }),
        })
        if (!answered.ok) throw new Error(`Next: ${answered.status} ${await answered.text()}`)
        const { result } = (await answered.json()) as { result: { data: { id: number | null } } }
        if (result.data.id === null) return mine
        mine.push(result.data.id)
      }
    }),
  )
  const all = taken.flat()
  const seconds = (performance.now() - begin) / 1000
  process.stderr.write(`${all.length} items taken in ${seconds.toFixed(1)} s\n`)
  return [
    atMost(
      `items of a queue that ${takers.length} people took twice`,
      { ratio: all.length - new Set(all).size },
      0,
    ),
    atMost(
      `items of a queue of ${SIZES.queue} that nobody took`,
      { ratio: SIZES.queue - new Set(all).size },
      0,
    ),
  ]
}

const said = (text: string) => process.stderr.write(`${text}\n`)

/** A part of the whole, reported as soon as it is known. */
async function part(name: string, measure: () => Promise<Result[]>): Promise<Result[]> {
  const begin = performance.now()
  const results = await measure()
  said(`${name} in ${Math.round((performance.now() - begin) / 1000)} s\n${table(results)}`)
  return results
}

/** A million customers, their debts, and all that the desk did for them. */
export async function desk(ground: Ground): Promise<Result[]> {
  const world = await makeDeskWorld(ground)
  try {
    const server = await startDesk(world)
    const results: Result[] = []
    try {
      results.push(
        ...(await part('lists', () => deskLists(ground, world, server))),
        ...(await part('tiles', () => deskTiles(ground, world, server))),
        ...(await part('views', () => deskView(ground, world, server))),
        ...(await part('queue', () => queue(world, server))),
        ...(await part('simulation', () => simulation(ground, world, server))),
      )
    } finally {
      await server.stop()
    }
    return [...results, ...(await part('kills', () => deskKills(world)))]
  } finally {
    await world.erp.stop()
  }
}
