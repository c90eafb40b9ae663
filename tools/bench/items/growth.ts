import type { Measured } from '../load.process.ts'
import { startServer } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import { firstPages, trpcCall } from '../scene.ts'
import type { World } from '../world.ts'
import { refusing } from './list-doors.ts'

const ROUNDS = 9
const load = { connections: 4, seconds: 1 }

// The larger providers and the words that fill a page in both tables: fewer rows would cost less of themselves.
const FULL = 6

/** What a page costs when the table has ten times the rows; its total apart. */
export async function growth(world: World): Promise<Result[]> {
  const whole = await startServer(world.url)
  const tenth = await startServer(world.tenth.url)
  try {
    const pages =
      (url: string, { scene }: Pick<World, 'scene'>) =>
      () =>
        world.load.ask<Measured>({
          kind: 'saturate',
          url,
          calls: firstPages(scene, { contar: false })
            .slice(0, FULL)
            .map((input) => trpcCall(scene, input)),
          ...load,
        })
    const measured = await alternate(
      { whole: pages(whole.url, world), tenth: pages(tenth.url, world.tenth) },
      ROUNDS,
    )
    Object.values(measured).forEach(refusing)
    const costs = (side: keyof typeof measured) => measured[side].map(({ rate }) => 1 / rate)
    return [
      atMost('a page of 200,000 people, its cost / of 20,000', ratioOf(costs('whole'), costs('tenth')), 1.5),
    ]
  } finally {
    await whole.stop()
    await tenth.stop()
  }
}
