/** The owner changes tables, the server's role works on rows alone; with one role it runs, and says so. */
import { startThrowAway } from '@intranet/db/throw-away'
import { freePort } from '@intranet/db/free-port'
import { roleOf, timeZoneOf } from '@intranet/db/roles'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import { jobList } from '../src/job-list.ts'
import { databaseChecks } from '../src/modules/access/health/checks.ts'
import { readDatabase } from '../src/modules/access/health/health.queries.ts'
import { securityJob } from '../src/modules/access/security/security.job.ts'
import { verifyLog } from '../src/modules/access/security/verify-log.service.ts'
import { readingRetentionJob } from '../src/modules/people/personal-data/reading-retention.job.ts'
import { monthsJob } from '../src/platform/months.job.ts'
import { advanceImport } from '../src/modules/sales/lead-imports/run-import.service.ts'
import { readEnv } from '../src/platform/env.ts'
import { inBackground } from '../src/platform/deps.ts'
import { prepareDatabase, readyDatabase } from '../src/prepare-database.ts'
import { LOOPBACK } from './loopback.ts'
import { makeUser } from './factories/users.ts'
import { sendSheet } from './factories/sheets.ts'
import { TEST_KEY } from './test-key.ts'

const server = await startThrowAway()
const folder = mkdtempSync(join(tmpdir(), 'intranet-roles-'))
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function run(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
const as = (role: string) => {
  const url = new URL(server.url)
  url.username = role
  url.password = `senha-de-${role}`
  return url.href
}
const [ownerUrl, serverUrl] = [as('dona'), as('servidor')]
await run(
  server.url,
  `create role dona login password 'senha-de-dona'; create role servidor login password 'senha-de-servidor';
   alter database ${new URL(server.url).pathname.slice(1)} owner to dona`,
)

const withServer = async (url: string) => {
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '3000',
    LOG_LEVEL: 'silent',
    SECRET_KEY: TEST_KEY,
    OUTGOING_ALLOW: LOOPBACK.join(),
    DATA_DIR: folder,
  })
  const deps = createDeps(env, url, pino({ level: 'silent' }))
  const app = await buildApp(deps)
  const close = async () => {
    await app.close()
    await Promise.all([deps.connection.close(), deps.background.close()])
  }
  return { deps, app, close }
}

describe('with two roles', () => {
  it('a server whose role may change no table says what is missing, and who brings it (docs/deploy.md#two-roles)', async () => {
    expect([roleOf(ownerUrl), roleOf(serverUrl)]).toEqual(['dona', 'servidor'])
    await expect(readyDatabase(serverUrl, undefined)).rejects.toThrow(
      'rode pnpm migrate com DATABASE_OWNER_URL',
    )
  })

  it('the owner migrates, once, and the server starts without it', async () => {
    expect((await prepareDatabase(ownerUrl, serverUrl)).length).toBeGreaterThan(100)
    expect(await prepareDatabase(ownerUrl, serverUrl)).toEqual([])
    await readyDatabase(serverUrl, undefined)
    await readyDatabase(serverUrl, ownerUrl)
  })

  it('a server whose days would be other days does not start', async () => {
    await run(server.url, `alter role servidor set timezone to 'UTC'`)
    await expect(readyDatabase(serverUrl, undefined)).rejects.toThrow('O banco conta os dias em UTC')
    expect(await timeZoneOf(serverUrl)).toBe('UTC')
    await run(server.url, 'alter role servidor reset timezone')
    await readyDatabase(serverUrl, undefined)
  })

  it('the server works: people, rows with a history, a sheet of leads, jobs, the end of a day', async () => {
    const { deps, app, close } = await withServer(serverUrl)
    try {
      await deps.jobs.start(inBackground(deps), jobList)
      const { db } = deps.connection
      const id = await makeUser(db, { roles: ['users:superadmin'] })
      const { id: token } = await deps.auth.createSession(id, {})
      const headers = { authorization: `Bearer ${token}` }
      const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload })
      const { id: id_empresa } = await db
        .insertInto('empresa')
        .values({ nome: 'Vetorial', sistema: 'vetorial' })
        .returning('id')
        .executeTakeFirstOrThrow()
      expect(
        (await post('/v1/rh/departamento', { object: { nome: 'Pessoas', id_empresa } })).statusCode,
      ).toBe(200)
      const { id: id_campanha } = await db
        .insertInto('vendas_campanha')
        .values({ nome: 'Feira' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id: id_canal } = await db
        .insertInto('vendas_canal')
        .values({ nome: 'Feira' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('vendas_campanha_provedor').values({ id_campanha, id_empresa }).execute()
      await db.insertInto('vendas_canal_provedor').values({ id_canal, id_empresa }).execute()
      const sheet = 'Nome;CPF;Telefone\nAna;52998224725;48999990001\n'
      const { id: id_file } = (await sendSheet(app, token, 'leads.csv', sheet)).json()
      const made = await post('/api/rest/v1/lead/dados/importacao', {
        id_empresa,
        id_campanha,
        id_canal,
        id_file,
        id_usuario: 1,
      })
      const lead = made.json().insert_vendas_lead_importacao.returning[0].id
      await db
        .updateTable('vendas_lead_importacao')
        .set({ situacao: 'lendo' })
        .where('id', '=', lead)
        .execute()
      await advanceImport(deps, lead)
      const read = await db
        .selectFrom('vendas_lead_importacao')
        .where('id', '=', lead)
        .select(['situacao', 'linhas', 'erro'])
        .executeTakeFirstOrThrow()
      expect(read).toEqual({ situacao: 'conferida', linhas: 1, erro: null })
      await monthsJob.run(deps, {})
      await readingRetentionJob.run(deps, {})
      expect((await verifyLog(db, { lines: '2000-01-01', readings: '2000-01-01' })).achados).toEqual([])
      deps.security.note('entrada', { address: '10.0.0.1' })
      await securityJob.run(deps, {})
    } finally {
      await deps.jobs.stop()
      await close()
    }
  })

  it.each([
    ['changes a line of the security log', `update seguranca_evento set tipo = 'x'`],
    ['takes one away', 'delete from seguranca_evento'],
    ['empties it', 'truncate seguranca_evento'],
    ['changes a head', `update seguranca_dia set linhas = 0`],
    ['switches off what guards it', 'alter table seguranca_evento disable trigger all'],
    ['goes past triggers', 'set session_replication_role = replica'],
    [
      'replaces what guards it',
      'create or replace function seguranca_so_acrescenta() returns trigger language sql as $$ select null $$',
    ],
    ['writes migrations', `insert into migracao (nome, hash) values ('x', 'y')`],
    ['makes a table', 'create table public.minha (a int)'],
    ['drops one', 'drop table rh_usuario'],
    ['ends what is kept', 'select seguranca_encerra(-12)'],
    ['takes a line away in its month', 'delete from meses.seguranca_evento_antes'],
    ['adds one past the whole table', 'insert into meses.seguranca_evento_antes (ordem) values (1)'],
    ['takes one away that was moved aside', 'delete from meses_guardados.seguranca_evento'],
    ['drops a month', 'drop table meses.seguranca_evento_antes'],
    ['makes a month', `select mes_tabela('seguranca_evento', 'outra')`],
  ])('the server’s role never %s', async (_what, statement) => {
    await expect(run(serverUrl, statement)).rejects.toThrow(
      /permission denied|must be owner|append-only|denied/,
    )
  })

  it('a server that migrates at its start keeps the owner’s address nowhere in its memory', async () => {
    const child = spawn(
      process.execPath,
      [
        '--heapsnapshot-signal=SIGUSR2',
        `--diagnostic-dir=${folder}`,
        join(import.meta.dirname, '../src/main.ts'),
      ],
      {
        env: {
          PATH: process.env.PATH,
          PORT: String(await freePort()),
          DATA_DIR: folder,
          DATABASE_URL: serverUrl,
          DATABASE_OWNER_URL: ownerUrl,
          SECRET_KEY: TEST_KEY,
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await once(child.stdout, 'readable')
    expect(String(child.stdout.read())).toContain('Intranet em')
    // Written before the next signal is looked at.
    for (const signal of ['SIGUSR2', 'SIGTERM'] as const) child.kill(signal)
    await once(child, 'exit')
    const [snapshot] = readdirSync(folder).filter((name) => name.endsWith('.heapsnapshot'))
    const memory = readFileSync(join(folder, snapshot!), 'latin1')
    expect(memory.includes('senha-de-servidor')).toBe(true)
    expect(memory.includes('senha-de-dona')).toBe(false)
  })

  it('in production it takes the owner’s address from a file, so that its environment never shows it', async () => {
    const file = join(folder, 'owner-url')
    writeFileSync(file, ownerUrl)
    const start = async (owner: Record<string, string>) => {
      const port = String(await freePort())
      const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PORT: port,
          PUBLIC_URL: `http://localhost:${port}`,
          DATA_DIR: folder,
          DATABASE_URL: serverUrl,
          SECRET_KEY: TEST_KEY,
          LOG_LEVEL: 'silent',
          ...owner,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = once(child, 'exit')
      const said = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')])
      return { child, ended, said: String(said[0]) }
    }
    const refused = await start({ DATABASE_OWNER_URL: ownerUrl })
    expect(refused.said).toMatch(
      /^A intranet não iniciou: Falta para a produção: DATABASE_OWNER_URL_FILE no lugar de .*\n$/,
    )
    expect(refused.said).not.toContain('senha-de-dona')
    expect((await refused.ended)[0]).toBe(1)

    const served = await start({ DATABASE_OWNER_URL_FILE: file })
    expect(served.said).toContain('Intranet em')
    const shown = `/proc/${served.child.pid}/environ`
    if (existsSync(shown)) {
      const environment = readFileSync(shown, 'latin1')
      expect(environment).toContain('senha-de-servidor')
      expect(environment).not.toContain('senha-de-dona')
    }
    served.child.kill('SIGTERM')
    await served.ended
  })

  it('the check-up says whether it is two roles or one', async () => {
    const said = async (url: string) => {
      const { deps, close } = await withServer(url)
      const checks = databaseChecks(await readDatabase(deps.connection.db), 0, Date.now())
      await close()
      return checks.find(({ nome }) => nome === 'Usuário do servidor')
    }
    expect(await said(serverUrl)).toMatchObject({ situacao: 'ok', fazer: null })
    expect(await said(ownerUrl)).toMatchObject({
      situacao: 'atencao',
      valor: 'um só: também é dono das tabelas',
    })
  })
}, 120_000)

it('one role runs as it did: it migrates for itself', async () => {
  const alone = await startThrowAway()
  try {
    await readyDatabase(alone.url, undefined)
    const { rows } = await run(alone.url, 'select count(*)::int as n from migracao')
    expect(rows[0].n).toBeGreaterThan(100)
  } finally {
    await alone.stop()
  }
}, 60_000)
