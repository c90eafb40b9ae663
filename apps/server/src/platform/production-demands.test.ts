import { startThrowAway } from '@intranet/db/throw-away'
import { afterAll, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { assertDemands, assertLeastRole } from './production-demands.ts'

const whole = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://intranet.exemplo.com.br',
  SECRET_KEY: 'k'.repeat(32),
  SCAN_URL: 'tls://clamd:3310',
  SECURITY_LOG: '-',
  OUTGOING_HOSTS: 'erp.exemplo.com.br',
}
const onLan = { HOST: '0.0.0.0' }
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

it('the owner’s address comes from a file alone, on any machine', () => {
  const given = { DATABASE_OWNER_URL: 'postgres://dona:x@127.0.0.1/y' }
  const at = (more: Record<string, string>, withOwner: boolean) => () =>
    assertDemands(readEnv({ ...whole, ...given, ...more }), withOwner)
  const local = { PUBLIC_URL: 'http://localhost:8080' }
  expect(at({}, true)).toThrow('DATABASE_OWNER_URL_FILE no lugar de DATABASE_OWNER_URL (')
  expect(at(local, true)).toThrow('DATABASE_OWNER_URL_FILE')
  expect(at({}, false)).not.toThrow()
  expect(at({ ...local, NODE_ENV: 'development' }, true)).not.toThrow()
})

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

it('the balancer of another machine comes over TLS, or over a network that encrypts by itself', () => {
  expect(start(onLan)).toThrow('Falta para a produção: TLS_CERT e TLS_KEY (')
  expect(start({ ...onLan, TLS_CERT: '/tls/server.crt', TLS_KEY: '/tls/server.key' })).not.toThrow()
  expect(start({ ...onLan, TLS_CERT: 'network' })).not.toThrow()
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(start({ HOST })).not.toThrow()
  expect(start({ TLS_CERT: '/tls/server.crt' })).toThrow('TLS_KEY')
  expect(start({ TLS_CERT: 'network', TLS_KEY: '/tls/server.key' })).toThrow('TLS_KEY')
})

it('so are files on their way to a store on another machine', () => {
  const STORAGE_URL = 's3://um:dois@store:9000/intranet?tls=false'
  expect(start({ STORAGE_URL })).toThrow('STORAGE_URL sem tls=false')
  expect(start({ STORAGE_URL, STORAGE_TLS: 'network' })).not.toThrow()
  expect(start({ STORAGE_URL: 's3://um:dois@store:9000/intranet' })).not.toThrow()
  expect(start({ STORAGE_URL: 's3://um:dois@127.0.0.1:9000/intranet?tls=false' })).not.toThrow()
})

it('so are rows, mails, uploads to the scanner and messages to gateways on their way to other machines', () => {
  const ways: [Record<string, string>, Record<string, string>][] = [
    [{ DATABASE_URL: 'postgres://a:b@db/y', DATABASE_TLS: 'plain' }, { DATABASE_TLS: 'network' }],
    [{ SMTP_URL: 'smtp://relay.lan', SMTP_TLS: 'plain' }, { SMTP_TLS: 'network' }],
    [{ SCAN_URL: 'tcp://clamd:3310' }, { SCAN_TLS: 'network' }],
    [{ SMS_URL: 'http://sms.lan/' }, { OUTGOING_PLAIN: 'network' }],
    [{ WHATSAPP_URL: 'http://whatsapp.lan/' }, { OUTGOING_PLAIN: 'network' }],
  ]
  for (const [plain, named] of ways) {
    const [name] = Object.keys(named)
    expect(start(plain)).toThrow(`${name}=network`)
    expect(start({ ...plain, ...named })).not.toThrow()
    expect(start({ ...plain, PUBLIC_URL: 'http://localhost:8080' })).not.toThrow()
  }
  const safe: Record<string, string>[] = [
    { DATABASE_URL: 'postgres://a:b@127.0.0.1/y', DATABASE_TLS: 'plain' },
    { DATABASE_URL: 'postgres://a:b@db/y?sslmode=verify-full', DATABASE_TLS: 'plain' },
    { SMTP_URL: 'smtp://localhost:25', SMTP_TLS: 'plain' },
    { SCAN_URL: 'tcp://127.0.0.1:3310' },
    { SMS_URL: 'http://127.0.0.1:9000/' },
  ]
  for (const settings of safe) expect(start(settings)).not.toThrow()
})

it('and figures to who collects them from another machine', () => {
  const elsewhere = { METRICS_PORT: '9090', METRICS_HOST: '0.0.0.0' }
  expect(start(elsewhere)).toThrow('TLS_CERT')
  expect(start({ ...elsewhere, TLS_CERT: 'network' })).not.toThrow()
  expect(start({ METRICS_PORT: '9090' })).not.toThrow()
  expect(start({ METRICS_HOST: '0.0.0.0' })).not.toThrow()
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
