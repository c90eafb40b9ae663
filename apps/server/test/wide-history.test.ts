/** The whole of `reads-go-wide.test.ts`: 10,000 writes and reads. */
import { expect, it } from 'vitest'
import { writeAndRead } from './wide-history.ts'
import { wideWorld } from './wide-world.ts'

const world = await wideWorld()

it('nobody reads less than they wrote in 10,000 writes and reads, by two servers and two replicas that lag by 0 to 2 s', async () => {
  const { writes, reads, byReplica, old } = await writeAndRead(world, 48, 10_000)
  expect(old).toEqual([])
  expect(writes + reads).toBeGreaterThanOrEqual(10_000)
  // Of each database enough to say something.
  expect(Math.min(writes, byReplica, reads - byReplica)).toBeGreaterThan(1000)
}, 900_000)
