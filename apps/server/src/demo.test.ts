import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../test/app.ts'
import { openDemo } from './demo.ts'
import { readEnv } from './platform/env.ts'

const { db, deps } = await testWorld()

/** As a start with these settings would. */
const open = (source: Record<string, string>, embedded = true) =>
  openDemo({ ...deps, env: readEnv(source), storage: { ...deps.storage, write: async () => {} } }, embedded)

const beyond: Record<string, string>[] = [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.0.10' },
  { PUBLIC_URL: 'https://intranet.exemplo.com.br' },
  { PUBLIC_URL: 'http://intranet.lan' },
  { HOST: '127.0.0.1', PUBLIC_URL: 'http://10.0.0.5:3000', NODE_ENV: 'production' },
]
const here: Record<string, string>[] = [
  {},
  { HOST: '127.0.0.2' },
  { HOST: '::1' },
  { HOST: 'localhost', PUBLIC_URL: 'http://localhost:8080' },
  { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1:3000' },
]
const people = () =>
  db
    .selectFrom('rh_usuario')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

describe('the demo group, on an empty database', () => {
  it.each(beyond)('is not written where other machines reach the server (%j)', async (source) => {
    expect(await open(source)).toBe(false)
    expect(await people()).toEqual({ total: 0 })
  })

  it.each([
    ['a database of one’s own', {}, false],
    ['production', { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['a database of one’s own, asked for', { DEMO: '1' }, false],
  ] as const)('is not written to %s', async (_case, source, embedded) => {
    expect(await open({ ...source }, embedded)).toBe(false)
    expect(await people()).toEqual({ total: 0 })
  })

  it('is written beyond this machine when DEMO=1 asks for it', async () => {
    expect(await open({ HOST: '0.0.0.0', DEMO: '1' })).toBe(true)
    const { total } = await people()
    expect(total).toBeGreaterThan(90)
  })
})

describe('a database that holds the demo group', () => {
  it.each(beyond)('is not served to other machines (%j), no matter who made it', async (source) => {
    for (const embedded of [true, false])
      await expect(open(source, embedded)).rejects.toThrow(/demonstração.*DEMO=1/)
  })

  it.each(beyond)('is served to other machines when DEMO=1 says so (%j)', async (source) => {
    expect(await open({ ...source, DEMO: '1' })).toBe(true)
  })

  it.each(here)('is served on this machine (%j)', async (source) => {
    expect(await open(source, false)).toBe(true)
  })

  it('is known by its sign-ins, whatever else was deleted, and is gone with them', async () => {
    await db
      .updateTable('rh_usuario')
      .set({ email: sql`'antigo.' || email` })
      .where('email', '!=', 'funcionario@intranet.example')
      .execute()
    await expect(open({ HOST: '0.0.0.0' })).rejects.toThrow('demonstração')
    await db
      .updateTable('rh_usuario')
      .set({ email: 'ana@provedor.com.br' })
      .where('email', '=', 'funcionario@intranet.example')
      .execute()
    expect(await open({ HOST: '0.0.0.0' })).toBe(false)
  })
})
