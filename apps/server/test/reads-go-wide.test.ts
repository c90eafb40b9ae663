/** Marked readings are answered by replicas, and nobody reads less than what they wrote (docs/deploy.md#reads-go-wide). */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { wideWorld } from './wide-world.ts'

const { postgres, db, servers, first, second, person } = await wideWorld()
const patient = { timeout: 20_000, interval: 50 }

/** Where files were read since the last time it was asked. */
function lent() {
  const counts = servers.map(({ deps }) => {
    const { replicas } = deps
    const { upTo } = replicas
    const seen = { replica: 0, primary: 0 }
    replicas.upTo = (position) => {
      const one = upTo(position)
      seen[one ? 'replica' : 'primary'] += 1
      return one
    }
    return seen
  })
  return () =>
    counts.reduce((all, { replica, primary }) => ({
      replica: all.replica + replica,
      primary: all.primary + primary,
    }))
}
const counted = lent()

it('a reading goes to a replica, and to the primary after its person wrote, until the replica has it', async () => {
  const ana = await person()
  await postgres.delay(0, 1500)
  await postgres.delay(1, 1500)
  await expect.poll(async () => (await ana.read(), counted().replica), patient).toBeGreaterThan(0)
  for (const server of [first, second])
    for (const headers of [ana.session, ana.keyed]) {
      const version = Math.floor(Math.random() * 1e9)
      const { replica } = counted()
      await ana.write(version, server, headers)
      // Also by the other server, and by the key of the same person.
      for (const other of [first, second])
        for (const given of [ana.session, ana.keyed]) expect(await ana.read(other, given)).toBe(version)
      expect(counted().replica).toBe(replica)
    }
  const { replica } = counted()
  await expect.poll(async () => (await ana.read(), counted().replica), patient).toBeGreaterThan(replica)
})
