/**
 * Whatever goes wrong: names, mails, documents and tokens that somebody sends are in no log, no metric, no security line and
 * no limit (docs/platform.md#what-logs-hold).
 */
import { sql } from 'kysely'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createLog } from '../src/platform/log.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccount, PASSWORD } from './factories/accounts.ts'
import { makeProvider } from './factories/company.ts'
import { lyingSmtp } from './lying-smtp.ts'

const planted = {
  nome: 'Quitéria Plantada',
  email: 'quiteria.plantada@example.com',
  cpf: '52998224725',
  telefone: '11987650043',
  token: 'Pl4ntadoPl4ntadoPl4ntadoPl4ntadoPl4ntadoP4',
}
const values = [...Object.values(planted), encodeURIComponent(planted.nome), 'Quit\\u00e9ria']

const smtp = await lyingSmtp()
const folder = mkdtempSync(join(tmpdir(), 'planted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const securityLog = join(folder, 'security.jsonl')
const world = await testWorld({ SECURITY_LOG: securityLog, SMTP_URL: smtp.url })
const { db } = world
const lines: string[] = []
const deps = { ...world.deps, log: createLog('info', { write: (line) => void lines.push(line) }) }
const app = await buildApp(deps)
afterAll(() => app.close())

const ours = await makeProvider(db, { nome: 'Nossa' })
const { token: boss } = await world.as(superadmin)
const { token: reader } = await world.as({ roles: ['novidades:leitor'], empresas: [ours] })

const statuses: number[] = []
/** A request with planted values wherever one has room. */
async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object | string,
  token = boss,
) {
  const answer = await app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': `${planted.nome} ${planted.token}`,
      referer: `http://127.0.0.1:3000/x?cpf=${planted.cpf}`,
      cookie: `outro=${planted.token}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  })
  statuses.push(answer.statusCode)
  return answer.statusCode
}
const { nome, email, cpf, telefone, token } = planted
const query = `q=${encodeURIComponent(nome)}&cpf=${cpf}&email=${email}`

const person = { nome, email, cpf, telefone, empresas: [ours] }

it('none of it stays, whatever was answered', async () => {
  // 400, 401, 403, 404, 405, 413, 422.
  await ask('POST', '/v1/rh/departamento', `{"object": {"nome": "${nome}", ${email}`)
  await ask('GET', `/v1/rh/departamento/${cpf}?${query}`, undefined, token)
  await ask('POST', '/v1/rh/departamento', { object: { nome, id_empresa: ours } }, reader)
  await ask('GET', `/v1/rh/departamento/${encodeURIComponent(nome)}?${query}`)
  await ask('DELETE', `/v1/auth/login?${query}`)
  await ask('POST', '/v1/rh/departamento', { object: { nome: nome.repeat(90_000), id_empresa: ours } })
  await ask('POST', '/trpc/permissions.invite', { ...person, cpf: `${cpf}0`, email: `${email}@@` })
  await ask('GET', `/nada/${token}/${encodeURIComponent(nome)}?${query}`)
  await ask('GET', `/export/users.list?input=${encodeURIComponent(JSON.stringify({ q: nome, x: cpf }))}`)
  await ask('GET', `/trpc/users.list?input=${encodeURIComponent(JSON.stringify({ q: nome, x: cpf }))}`)
  await ask('GET', `/trpc/nada.${token}?input=${cpf}`)
  await ask('GET', `/v1/descadastro/${token}`)
  await ask('GET', `/r/${token}?${query}`)
  await ask('POST', '/v1/auth/login', { email, senha: token })
  await ask('POST', '/v1/auth/factor', { sessao: token, codigo: '123456' })
  await ask('POST', '/v1/auth/reset-password', { email, codigo: '123456', nova_senha: `${token}!` })
  // 409: what is taken.
  const department = { object: { nome, id_empresa: ours } }
  await ask('POST', '/v1/rh/departamento', department)
  await ask('POST', '/v1/rh/departamento', department)
  // 500: the database refuses in its own words, which repeat the row.
  await sql
    .raw(`create function planted() returns trigger language plpgsql as $$
    begin raise exception 'row % of %', new.nome, new using detail = new.nome, hint = new.nome; end $$;
    create trigger planted before insert on rh_departamento for each row execute function planted()`)
    .execute(db)
  await ask('POST', '/v1/rh/departamento', { object: { nome: `${nome} 2`, id_empresa: ours } })
  // A mail server refuses in words that repeat the address.
  await db.insertInto('rh_usuario').values({ nome, email, cpf, funcionario: true }).execute()
  const account = await makeAccount(db)
  await db
    .updateTable('rh_usuario')
    .set({ email: `x.${email}`, nome })
    .where('id', '=', account.id)
    .execute()
  smtp.refusal = { command: 'RCPT', says: `550 5.1.1 <x.${email}> ${nome} unknown` }
  await ask('POST', '/v1/auth/forgot-password', { email: `x.${email}` })
  // 429, and what is counted of it.
  for (let n = 0; n < 25; n += 1) await ask('POST', '/v1/auth/login', { email, senha: PASSWORD })
  await deps.security.settle()
  await deps.security.copyViewed()

  expect([...new Set(statuses)].toSorted((one, other) => one - other)).toEqual([
    200, 302, 400, 401, 403, 404, 405, 409, 413, 422, 429, 500,
  ])
  const bundle = await (await world.as(superadmin)).call.health.bundle()
  const kept = {
    bundle: JSON.stringify(bundle),
    log: lines.join(''),
    metrics: (await deps.metrics.read()).text,
    collector: readFileSync(securityLog, 'utf8'),
    security: JSON.stringify((await sql`select * from seguranca_evento`.execute(db)).rows),
    limits: JSON.stringify((await sql`select * from limite_requisicao`.execute(db)).rows),
  }
  expect(kept.log).toContain('"route":"/v1/rh/departamento/:id"')
  expect(kept.log).toContain('SMTP 550')
  expect(kept.log).toContain('SQLSTATE P0001')
  for (const [place, text] of Object.entries(kept)) {
    expect(text.length, place).toBeGreaterThan(10)
    for (const value of values) expect(text.includes(value), `${value} in ${place}`).toBe(false)
  }
})
