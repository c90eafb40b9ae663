import type { Measured } from '../load.process.ts'
import { startServer } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import { firstPages, trpcCall, type ListInput } from '../scene.ts'
import type { World } from '../world.ts'
import { refusing } from './list-doors.ts'

const ROUNDS = 9
const load = { connections: 4, seconds: 1 }

// Only providers that fill the page in both tables: fewer rows would cost less of themselves.
const FULL = 6

const kinds: Record<string, Partial<ListInput>> = {
  'of a provider by name': { q: undefined },
  'of a provider with a surname': { q: 'silveira' },
  'of a provider with a first name late in the order': { q: 'mariana' },
}

/** What a page costs when the table has ten times the rows; its total apart. */
export async function growth(world: World): Promise<Result[]> {
  const whole = await startServer(world.url)
  const tenth = await startServer(world.tenth.url)
  const results: Result[] = []
  try {
    for (const [kind, over] of Object.entries(kinds)) {
      const pages =
        (url: string, { scene }: Pick<World, 'scene'>) =>
        () => {
          const inputs = firstPages(scene, { contar: false, ...over }).slice(0, FULL)
          const calls = inputs.map((input) => trpcCall(scene, input))
          return world.load.ask<Measured>({ kind: 'saturate', url, calls, ...load })
        }
      const sides = { whole: pages(whole.url, world), tenth: pages(tenth.url, world.tenth) }
      const measured = await alternate(sides, ROUNDS)
      Object.values(measured).forEach(refusing)
      const costs = (side: keyof typeof measured) => measured[side].map(({ rate }) => 1 / rate)
      results.push(
        atMost(`a page ${kind}, of 200,000 / of 20,000`, ratioOf(costs('whole'), costs('tenth')), 1.5),
      )
    }
    return results
  } finally {
    await whole.stop()
    await tenth.stop()
  }
}
