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

/** What is asked for, and what ten times the rows may cost at most. */
const kinds: Record<string, { over: Partial<ListInput>; goal: number }> = {
  'of a provider by name': { over: { q: undefined }, goal: 1.5 },
  'of a provider with a surname': { over: { q: 'silveira' }, goal: 1.5 },
  // A word searched for anywhere in the text is behind all names before it: less than in proportion will do.
  'of a provider with a first name late in the order': { over: { q: 'mariana' }, goal: 5 },
}

/** What a page costs when the table has ten times the rows; its total apart. */
export async function growth(world: World): Promise<Result[]> {
  const whole = await startServer(world.url)
  const tenth = await startServer(world.tenth.url)
  const results: Result[] = []
  try {
    for (const [kind, { over, goal }] of Object.entries(kinds)) {
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
        atMost(`a page ${kind}, of 200,000 / of 20,000`, ratioOf(costs('whole'), costs('tenth')), goal),
      )
    }
    return results
  } finally {
    await whole.stop()
    await tenth.stop()
  }
}
