/** Marked readings are answered by replicas, and nobody reads less than what they wrote (docs/deploy.md#reads-go-wide). */
import { expect, it, onTestFinished } from 'vitest'
import { wideWorld } from './wide-world.ts'
import { writeAndRead } from './wide-history.ts'

const world = await wideWorld()
const { postgres, servers, first, second, person } = world
const patient = { timeout: 20_000, interval: 50 }

/** How many readings a replica was lent for, from now until the test ends. */
function countLoans(): () => number {
  let lent = 0
  for (const { deps } of servers) {
    const { replicas } = deps
    const { upTo } = replicas
    replicas.upTo = (position) => {
      const replica = upTo(position)
      if (replica) lent += 1
      return replica
    }
    onTestFinished(() => void (replicas.upTo = upTo))
  }
  return () => lent
}

it('a reading goes to a replica, and to the primary after its person wrote, until the replica has it', async () => {
  const lent = countLoans()
  const ana = await person()
  await postgres.delay(0, 1500)
  await postgres.delay(1, 1500)
  await expect.poll(async () => (await ana.read(), lent()), patient).toBeGreaterThan(0)
  let version = 0
  for (const server of [first, second])
    for (const headers of [ana.session, ana.keyed]) {
      version += 1
      const before = lent()
      await ana.write(version, server, headers)
      // Also by the other server, and by the key of the same person.
      for (const other of [first, second])
        for (const given of [ana.session, ana.keyed]) expect(await ana.read(other, given)).toBe(version)
      expect(lent()).toBe(before)
    }
  const before = lent()
  await expect.poll(async () => (await ana.read(), lent()), patient).toBeGreaterThan(before)
  expect(await ana.read()).toBe(version)
})

it('nobody reads less than they wrote, by two servers and two replicas that lag by 0 to 2 s', async () => {
  const { writes, reads, byReplica, old } = await writeAndRead(world, 16, 500)
  expect(old).toEqual([])
  expect([writes, reads, byReplica].every((times) => times > 30)).toBe(true)
}, 120_000)
