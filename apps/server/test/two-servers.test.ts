import { createDatabase, type Connection } from '@intranet/db/connection'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { startThrowAway } from '@intranet/db/throw-away'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../src/platform/hashing.ts'
import { DEMO_PASSWORD } from '@intranet/db/demo/sign-ins'
import { startServer, type RunningServer } from '../../web/e2e/support/server.ts'
import { beginShift } from './begin-shift.ts'
import { makeMailRule } from './factories/mail-rule.ts'

let embedded: Awaited<ReturnType<typeof startThrowAway>>
let connection: Connection
let servers: RunningServer[] = []
const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    mails.push(...session.envelope.rcptTo.map(({ address }) => address))
    stream.resume().on('end', () => done())
  },
})

beforeAll(async () => {
  embedded = await startThrowAway()
  await new Promise<void>((done) => void smtp.listen(0, '127.0.0.1', done))
  const { port } = smtp.server.address() as { port: number }
  const env = { DATABASE_URL: embedded.url, SMTP_URL: `smtp://127.0.0.1:${port}` }
  servers = [await startServer(env)]
  connection = createDatabase(embedded.url, { max: 2 })
  await seedDemo(connection.db, () => hashPassword(DEMO_PASSWORD))
  servers.push(await startServer(env))
}, 240_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await connection?.close()
  await embedded?.stop()
  await new Promise<void>((done) => smtp.close(() => done()))
})

const post = (server: number, path: string, body: object, token?: string) =>
  fetch(`${servers[server]!.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

it('a sign-in on one server is valid on the other, until it ends on either', async () => {
  // This one found the demo group when it started: it asks nobody for a second factor.
  const answer = await post(1, '/v1/auth/login', {
    email: 'superadmin@intranet.example',
    senha: DEMO_PASSWORD,
  })
  const { token } = (await answer.json()) as { token: string }
  const read = (server: number) =>
    fetch(`${servers[server]!.url}/v1/companies`, { headers: { authorization: `Bearer ${token}` } })
  expect((await read(0)).status).toBe(200)
  expect((await post(0, '/v1/auth/logout', {}, token)).status).toBe(200)
  expect((await read(1)).status).toBe(401)
})

it('a job that both servers wait for runs once: twelve invitations are twelve mails', async () => {
  const answer = await post(1, '/v1/auth/login', {
    email: 'superadmin@intranet.example',
    senha: DEMO_PASSWORD,
  })
  const { token } = (await answer.json()) as { token: string }
  const { id } = await connection.db.selectFrom('empresa').select('id').limit(1).executeTakeFirstOrThrow()
  const people = Array.from({ length: 12 }, (_, n) => `convidado${n}@intranet.example`)
  const invited = await Promise.all(
    people.map((email, n) =>
      post(
        n % 2,
        '/v1/usuario',
        { object: { nome: `Convidado ${n}`, email, funcionario: false, id_empresa: id } },
        token,
      ),
    ),
  )
  expect(invited.map((one) => one.status)).toEqual(people.map(() => 200))
  await expect
    .poll(() => mails.length, { timeout: 30_000, interval: 250 })
    .toBeGreaterThanOrEqual(people.length)
  // Long enough for a second worker to have sent its copy.
  await new Promise((done) => setTimeout(done, 3000))
  expect(mails.toSorted()).toEqual(people.toSorted())
}, 60_000)

it('a shift that four begin at once is planned once, and both servers hand each of its messages over once', async () => {
  const { rule, day, addresses } = await makeMailRule(connection.db, 300)
  await Promise.all([1, 2, 3, 4].map(() => beginShift(embedded.url, rule, day)))
  const states = async () => {
    const { rows } = await sql<{ situacao: string; total: number }>`select situacao, count(*)::int as total
      from campanha_envio where id_regra = ${rule} group by 1`.execute(connection.db)
    return Object.fromEntries(rows.map(({ situacao, total }) => [situacao, total]))
  }
  await expect.poll(states, { timeout: 60_000, interval: 250 }).toEqual({ enviado: addresses.length })
  expect(mails.filter((to) => to.endsWith('@turno.example')).toSorted()).toEqual(addresses.toSorted())
  const executions = await connection.db
    .selectFrom('campanha_execucao')
    .where('id_regra', '=', rule)
    .select('total')
    .execute()
  expect(executions).toEqual([{ total: addresses.length }])
}, 120_000)
