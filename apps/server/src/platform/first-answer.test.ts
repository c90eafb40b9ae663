import { freePort } from '@intranet/db/free-port'
import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { switchboard } from '../../test/switchboard.ts'
import { firstAnswer, onPrimary } from './first-answer.ts'

const url = Object.assign(new URL(inject('testDatabaseUrl')), { pathname: 'postgres' }).href

it('a start waits for PostgreSQL, and says once why', async () => {
  const board = await switchboard(Object.assign(new URL(url), { port: String(await freePort()) }).href)
  onTestFinished(() => board.close())
  const reasons: string[] = []
  const begun = performance.now()
  setTimeout(() => board.leadTo(url), 1500)
  await firstAnswer(board.url, 20, (reason) => reasons.push(reason))
  expect(performance.now() - begun).toBeGreaterThan(1500)
  expect(reasons).toHaveLength(1)
})

it('it gives up after its time, and at once where waiting does not mend it', async () => {
  const dead = Object.assign(new URL(url), { port: String(await freePort()) }).href
  await expect(firstAnswer(dead, 2, () => {})).rejects.toThrow(
    'o PostgreSQL não atendeu em 2 s (ECONNREFUSED)',
  )
  const wrong = Object.assign(new URL(url), { password: 'wrong' }).href
  const begun = performance.now()
  await expect(firstAnswer(wrong, 20, () => {})).rejects.toThrow(/password/)
  expect(performance.now() - begun).toBeLessThan(2000)
})

it('what lost its connection is done again from its beginning, and what is wrong is thrown at once', async () => {
  const reasons: string[] = []
  let tries = 0
  const done = await onPrimary(
    url,
    20,
    (reason) => reasons.push(reason),
    async () => {
      tries += 1
      const client = new Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      try {
        if (tries === 1) await client.query('select pg_terminate_backend(pg_backend_pid())')
        return tries
      } finally {
        await client.end()
      }
    },
  )
  expect([done, reasons]).toEqual([2, ['57P01']])
  const wrong = onPrimary(
    url,
    20,
    () => {},
    () => Promise.reject(new Error('migração alterada')),
  )
  await expect(wrong).rejects.toThrow('migração alterada')
})
