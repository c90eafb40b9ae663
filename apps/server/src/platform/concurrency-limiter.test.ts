import { describe, expect, it } from 'vitest'
import { createLimiter } from './concurrency-limiter.ts'

describe('the concurrency limiter', () => {
  const gate = () => {
    let open!: () => void
    const opened = new Promise<void>((done) => (open = done))
    return { opened, open }
  }

  it('runs a few at once and the others in their order', async () => {
    const limited = createLimiter({ running: 2, waiting: 10, patience: 1000 })
    const doors = [gate(), gate(), gate()]
    const begun: number[] = []
    const works = doors.map(({ opened }, index) =>
      limited(async () => {
        begun.push(index)
        await opened
      }),
    )
    await new Promise(setImmediate)
    expect(begun).toEqual([0, 1])
    doors[1]!.open()
    await works[1]
    expect(begun).toEqual([0, 1, 2])
    doors.forEach(({ open }) => open())
    await Promise.all(works)
  })

  it('refuses with 429 and Retry-After who finds it full or waits too long', async () => {
    const limited = createLimiter({ running: 1, waiting: 1, patience: 20 })
    const { opened, open } = gate()
    const first = limited(() => opened)
    const refused = { code: 'too_many', details: { nome: 'TooManyRequestsException', retryAfter: 5 } }
    const patient = expect(limited(() => opened)).rejects.toMatchObject(refused)
    await expect(limited(() => opened)).rejects.toMatchObject(refused)
    await patient
    open()
    await first
    await expect(limited(async () => 'livre')).resolves.toBe('livre')
  })

  it('frees its place when the work fails', async () => {
    const limited = createLimiter({ running: 1, waiting: 1, patience: 20 })
    await expect(limited(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou')
    await expect(limited(async () => 1)).resolves.toBe(1)
  })
})
