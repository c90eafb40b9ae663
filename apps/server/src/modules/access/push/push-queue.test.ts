import { describe, expect, it } from 'vitest'
import { NOON, pushWorld } from '../../../../test/factories/push-world.ts'
import { startPushPump } from './push-pump.ts'

const { db, deps, service, withPush, send, sendAt, ageQueue, pausesOf, raise, queue, makeDue } =
  await pushWorld()

describe('the queue', () => {
  it('is worked by several servers at once without sending twice', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => withPush()))
    await raise(people.map(({ userId }) => userId))
    await ageQueue(NOON)
    await Promise.all([send(), send(), send()])
    expect(service.heard).toHaveLength(12)
    expect(new Set(service.heard.map(({ path }) => path)).size).toBe(12)
  })

  it('goes on past a subscription that cannot be read', async () => {
    const [broken, me] = [await withPush(), await withPush()]
    await db
      .updateTable('aparelho_push')
      .set({ inscricao: 's1.00000000.x' })
      .where('id', '=', broken.id)
      .execute()
    await raise([broken.userId, me.userId])
    await sendAt(NOON)
    expect(service.heard.map(({ path }) => path)).toEqual([me.path])
    expect(await queue()).toEqual([])
  })

  it('gives what a process took that died to the next one after its lease', async () => {
    const me = await withPush()
    await raise([me.userId])
    await ageQueue(NOON)
    const dying = {
      ...deps.metrics,
      sent: () => {
        throw new Error('died')
      },
    }
    await expect(send({ metrics: dying })).rejects.toThrow('died')
    expect(await send()).toBe(0)
    expect((await pausesOf())[0]).toBeGreaterThan(100)
    await makeDue()
    await send()
    // The second takes the place of the first on the device.
    expect(new Set(service.heard.map(({ headers }) => headers.topic)).size).toBe(1)
    expect(await queue()).toEqual([])
  })

  it('is looked at as soon as a notice is committed', async () => {
    const me = await withPush()
    const pump = startPushPump(deps)
    try {
      await deps.events.whenHearing()
      await me.call.push.test()
      await expect.poll(() => service.heard.length, { timeout: 5000 }).toBe(1)
    } finally {
      await pump.stop()
    }
  })
})
