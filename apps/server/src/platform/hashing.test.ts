import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import { hashDrawn, hashPassword, hashQueue, isOlderHash, verifyPassword } from './hashing.ts'
import { ownWorker, workers } from './own-worker.ts'

describe('a password hash', () => {
  it('is refused with 429 once it has waited for so long', async () => {
    const before = hashQueue.patience
    hashQueue.patience = 1
    try {
      const many = Array.from({ length: hashQueue.running + 3 }, () => hashPassword('Intranet@2026'))
      const answers = await Promise.allSettled(many)
      expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
      const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []))
      expect(refused.length).toBeGreaterThan(0)
      for (const one of refused) expect(one).toMatchObject({ code: 'too_many' })
    } finally {
      hashQueue.patience = before
    }
  })

  it('is a PHC string of Argon2id at the agreed cost, salted again each time', async () => {
    const [one, other] = await Promise.all([hashPassword('Intranet@2026'), hashPassword('Intranet@2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword(one, 'Intranet@2026')).toBe(true)
    expect(await verifyPassword(one, 'intranet@2026')).toBe(false)
  })

  it('of a drawn secret opens by that secret alone, and is renewed like one of an older cost', async () => {
    const [one, other] = [hashDrawn('mailed'), hashDrawn('mailed')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword(one, 'mailed')).toBe(true)
    expect(await verifyPassword(one, 'Mailed')).toBe(false)
    expect(isOlderHash(one)).toBe(true)
  })

  it('is made by a thread that runs behind the others, and the server keeps its own place', async () => {
    const own = getPriority()
    const before = workers.inBackground
    // Tests make their workers without it (`test/app.ts`).
    workers.inBackground = true
    const worker = ownWorker(new URL('./hashing.worker.ts', import.meta.url), {})
    workers.inBackground = before
    try {
      worker.postMessage({ secret: 'a', nonce: Buffer.alloc(16), cost: { m: 8, t: 1, p: 1 }, tagLength: 32 })
      await once(worker, 'message')
      expect(getPriority()).toBe(own)
      const places = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
      expect(places).toContain(10)
    } finally {
      await worker.terminate()
    }
  })

  it.each([null, '', 'texto', '$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA'])(
    '%j opens nothing',
    async (stored) => {
      expect(await verifyPassword(stored, '')).toBe(false)
    },
  )
})
