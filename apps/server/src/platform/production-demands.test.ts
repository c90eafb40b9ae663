import { startThrowAway } from '@intranet/db/throw-away'
import { afterAll, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { assertDemands, assertLeastRole } from './production-demands.ts'

const whole = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://intranet.exemplo.com.br',
  SECRET_KEY: 'k'.repeat(32),
  SCAN_URL: 'tcp://clamd:3310',
  SECURITY_LOG: '-',
  OUTGOING_HOSTS: 'erp.exemplo.com.br',
}
const start = (more: Record<string, string>) => () => assertDemands(readEnv({ ...whole, ...more }))

it('a start in production with all of it goes on', () => {
  expect(start({})).not.toThrow()
})

it.each(['SCAN_URL', 'SECURITY_LOG', 'OUTGOING_HOSTS'])(
  'without %s it stops, unless it is left out by name',
  (name) => {
    expect(start({ [name]: '' })).toThrow(`Falta para a produção: ${name} (`)
    expect(start({ [name]: name === 'OUTGOING_HOSTS' ? '*' : 'none' })).not.toThrow()
  },
)

it('people of other machines come over TLS alone', () => {
  expect(start({ PUBLIC_URL: 'http://intranet.exemplo.com.br' })).toThrow(
    'Falta para a produção: PUBLIC_URL (https',
  )
  expect(start({ PUBLIC_URL: 'http://10.0.0.5:8080' })).toThrow('PUBLIC_URL')
})

it('names all that is missing in one line, and asks nothing of a machine that nobody else reaches', () => {
  const bare = { SCAN_URL: '', SECURITY_LOG: '', OUTGOING_HOSTS: '' }
  expect(start(bare)).toThrow(/SCAN_URL.*; SECURITY_LOG.*; OUTGOING_HOSTS/)
  expect(start({ ...bare, PUBLIC_URL: 'http://localhost:8080' })).not.toThrow()
  expect(start({ ...bare, NODE_ENV: 'development', PUBLIC_URL: 'http://intranet.lan' })).not.toThrow()
})

const database = await startThrowAway()
afterAll(() => database.stop())

it('in production the server’s role does not own the tables, unless one role is asked for by name', async () => {
  const role = (more: Record<string, string>) =>
    assertLeastRole(readEnv({ ...whole, DATABASE_URL: database.url, ...more }))
  await expect(role({})).rejects.toThrow('DATABASE_ROLES=one')
  await expect(role({ DATABASE_ROLES: 'one' })).resolves.toBeUndefined()
  await expect(role({ PUBLIC_URL: 'http://localhost:8080' })).resolves.toBeUndefined()
})
