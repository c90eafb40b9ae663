import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createTurns, hashPassword, verifyPassword } from './hashing.ts'

describe('a password hash', () => {
  it('is a PHC string of Argon2id at the agreed cost, salted anew each time', async () => {
    const [one, other] = await Promise.all([hashPassword('Intranet@2026'), hashPassword('Intranet@2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword(one, 'Intranet@2026')).toBe(true)
    expect(await verifyPassword(one, 'intranet@2026')).toBe(false)
  })

  it('is made by a thread that runs behind the others, and the server keeps its own place', async () => {
    await hashPassword('Intranet@2026')
    expect(getPriority()).toBe(0)
    const places = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
    expect(places).toContain(10)
  })

  it.each([null, '', 'texto', '$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA'])(
    '%j opens nothing',
    async (stored) => {
      expect(await verifyPassword(stored, '')).toBe(false)
    },
  )
})

describe('the queue of hashes', () => {
  const gate = () => {
    let open!: () => void
    const opened = new Promise<void>((done) => (open = done))
    return { opened, open }
  }

  it('runs a few at once and the others in their order', async () => {
    const inTurn = createTurns({ running: 2, waiting: 10, patience: 1000 })
    const doors = [gate(), gate(), gate()]
    const begun: number[] = []
    const works = doors.map(({ opened }, index) =>
      inTurn(async () => {
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
    const inTurn = createTurns({ running: 1, waiting: 1, patience: 20 })
    const { opened, open } = gate()
    const first = inTurn(() => opened)
    const refused = { code: 'too_many', details: { nome: 'TooManyRequestsException', retryAfter: 5 } }
    const patient = expect(inTurn(() => opened)).rejects.toMatchObject(refused)
    await expect(inTurn(() => opened)).rejects.toMatchObject(refused)
    await patient
    open()
    await first
    await expect(inTurn(async () => 'livre')).resolves.toBe('livre')
  })

  it('frees its place when the work fails', async () => {
    const inTurn = createTurns({ running: 1, waiting: 1, patience: 20 })
    await expect(inTurn(() => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou')
    await expect(inTurn(async () => 1)).resolves.toBe(1)
  })
})
