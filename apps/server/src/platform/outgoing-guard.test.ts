import { describe, expect, it } from 'vitest'
import { createGuard } from './outgoing-guard.ts'
import { OutgoingError } from './outgoing-error.ts'

const good = async () => ({ status: 200 })
const away = async () => ({ status: 503 })

describe('a neighbour', () => {
  it('that failed again and again is left alone, then tried by one request, and then open again', async () => {
    let now = 1000
    const guard = createGuard({ failures: 3, rest: 5000, apart: 0 }, () => now)
    for (let tries = 0; tries < 3; tries += 1) await guard(100, away)
    await expect(guard(100, good)).rejects.toMatchObject({ reason: 'resting' })
    now += 5001
    let release = (_: { status: number }) => {}
    const trial = guard(100, () => new Promise<{ status: number }>((done) => (release = done)))
    await expect(guard(100, good)).rejects.toMatchObject({ reason: 'resting' })
    await new Promise((done) => setImmediate(done))
    release({ status: 200 })
    await trial
    expect(await guard(100, good)).toEqual({ status: 200 })
  })

  it('that fails at its trial rests again', async () => {
    let now = 1000
    const guard = createGuard({ failures: 1, rest: 5000, apart: 0 }, () => now)
    await guard(100, away)
    now += 5001
    await expect(guard(100, () => Promise.reject(new Error('reset')))).rejects.toThrow('reset')
    await expect(guard(100, good)).rejects.toMatchObject({ reason: 'resting' })
  })

  it('is not blamed for addresses that we refuse', async () => {
    const guard = createGuard({ failures: 1, apart: 0 })
    const refused = new OutgoingError('private', 'no')
    expect(refused.postponed).toBe(false)
    await expect(guard(100, () => Promise.reject(refused))).rejects.toBe(refused)
    expect(await guard(100, good)).toEqual({ status: 200 })
  })

  it('gets few requests at once; who waits too long, or finds a full queue, is refused', async () => {
    const guard = createGuard({ running: 1, waiting: 1, apart: 0 })
    let release = () => {}
    const first = guard(
      1000,
      () => new Promise<{ status: number }>((done) => (release = () => done({ status: 200 }))),
    )
    await new Promise((done) => setImmediate(done))
    const second = guard(20, good)
    await expect(guard(20, good)).rejects.toMatchObject({ reason: 'busy', postponed: true })
    await expect(second).rejects.toMatchObject({ reason: 'busy', postponed: true })
    release()
    await first
    expect(await guard(20, good)).toEqual({ status: 200 })
  })

  it('gets its requests apart', async () => {
    const guard = createGuard({ running: 5, apart: 30 })
    const begun = Date.now()
    await Promise.all([guard(1000, good), guard(1000, good), guard(1000, good)])
    expect(Date.now() - begun).toBeGreaterThanOrEqual(55)
  })
})
