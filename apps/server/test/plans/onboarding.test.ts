import { reportCountInput, reportInput } from '@intranet/contract/people/onboarding-report'
import type { Database } from '@intranet/db/connection'
import { beforeAll, describe, expect, it } from 'vitest'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { countReport } from '../../src/modules/people/onboarding/onboarding-report.queries.ts'
import { reportPage } from '../../src/modules/people/onboarding/onboarding-report.service.ts'
import type { Actor } from '../../src/platform/actor.ts'
import { testDatabase } from '../database.ts'
import { explain } from './explain.ts'

// 500 onboardings over 96 places, and people who come in two waves: 2,000, then 20,000.
const { pool, url } = await testDatabase()

const PLACES = `
  with e as (insert into empresa (nome, sistema) select 'Plano ' || n, 'plano_' || n from generate_series(1, 6) n returning id),
  d as (insert into rh_departamento (nome, id_empresa) select 'Departamento ' || n, e.id from e, generate_series(1, 4) n returning id, id_empresa),
  s as (insert into rh_setor (nome, id_departamento) select 'Setor', d.id from d returning id, id_departamento),
  c as (insert into rh_cargo (nome, id_setor) select 'Cargo ' || n, s.id from s, generate_series(1, 4) n returning id, id_setor)
  select d.id_empresa, d.id as id_departamento, c.id as id_cargo
  from c join s on s.id = c.id_setor join d on d.id = s.id_departamento`

const ONBOARDINGS = `
  with p as (select *, row_number() over (order by id_cargo) - 1 as n from lugar)
  insert into onboarding_onboarding (titulo, id_empresa, id_departamento, id_cargo)
  select 'Onboarding ' || g, id_empresa, id_departamento, id_cargo from generate_series(0, 499) g join p on p.n = g % 96`

const PEOPLE = `
  with p as (select *, row_number() over (order by id_cargo) - 1 as n from lugar)
  insert into rh_usuario (nome, email, funcionario, confirmado_em, data_admissao, id_empresa, id_departamento, id_cargo)
  select 'Pessoa ' || g, 'p' || g || '@plano.example', true, now(), date '2020-01-01' + g % 2000, id_empresa, id_departamento, id_cargo
  from generate_series($1::int, $2::int) g join p on p.n = g % 96`

const READ = `update onboarding_usuario set lidos = (id % 6)::int, data_inicio = now() - id % 5000 * interval '1 hour',
  data_fim = now() - id % 5000 * interval '1 minute' where lidos = 0 and id % 6 > 0`

let providers: number[] = []
let department = 0

beforeAll(async () => {
  const client = await pool.connect()
  await client.query(`create table lugar (id_empresa bigint, id_departamento bigint, id_cargo bigint)`)
  const { rows } = await client.query(PLACES)
  for (const row of rows)
    await client.query('insert into lugar values ($1, $2, $3)', [
      row.id_empresa,
      row.id_departamento,
      row.id_cargo,
    ])
  await client.query(
    `insert into onboarding_conteudo (titulo) select 'Conteúdo ' || n from generate_series(1, 5) n`,
  )
  await client.query(`insert into onboarding_trilha (nome) values ('Trilha')`)
  await client.query(
    `insert into onboarding_trilha_conteudo select t.id, c.id, c.id from onboarding_trilha t, onboarding_conteudo c`,
  )
  await client.query(ONBOARDINGS)
  await client.query(
    `insert into onboarding_onboarding_trilha select o.id, t.id, 1 from onboarding_onboarding o, onboarding_trilha t`,
  )
  client.release()
  providers = [...new Set(rows.map((row) => Number(row.id_empresa)))]
  department = Number(rows[0].id_departamento)
})

async function grow(from: number, to: number): Promise<void> {
  await pool.query(PEOPLE, [from, to])
  await pool.query(READ)
  await pool.query('vacuum (freeze)')
  await pool.query('vacuum (analyze)')
}

const actorOf = (roles: string[], empresas: number[], id_departamento: number | null = null): Actor => ({
  id: 1,
  nome: 'RH',
  email: 'rh@plano.example',
  roles,
  employee: true,
  empresas,
  id_empresa: empresas[0] ?? null,
  id_departamento,
  id_cargo: null,
  sessao: '',
  expira_em: new Date(),
})

interface Case {
  name: string
  work: (db: Database) => Promise<unknown>
  most: number
}

function cases(): Case[] {
  const page = (actor: Actor, asked: object) => (db: Database) =>
    reportPage(db, actor, reportInput.parse(asked))
  const all = actorOf(['users:superadmin'], [])
  const some = actorOf(['rh:gestor'], providers.slice(0, 3))
  const one = actorOf(['onboarding:solicitante'], providers.slice(0, 1), department)
  return [true, false]
    .flatMap((concluido): Case[] => [
      { name: `superadmin, ${concluido}`, work: page(all, { concluido }), most: 400 },
      { name: `three providers, ${concluido}`, work: page(some, { concluido }), most: 600 },
      { name: `their department, ${concluido}`, work: page(one, { concluido }), most: 400 },
      { name: `a page behind, ${concluido}`, work: page(all, { concluido, offset: 200 }), most: 600 },
    ])
    .concat([{ name: 'counter', work: (db) => countReport(db, some, reportCountInput.parse({})), most: 60 }])
}

async function measure() {
  const measured: Record<string, { buffers: number; statements: number; scans: string }> = {}
  for (const { name, work } of cases()) {
    const issued = await issuedBy(url, work)
    let buffers = 0
    const scans: string[] = []
    for (const statement of issued) {
      const plan = await explain(pool, statement)
      buffers += plan.buffers
      scans.push(plan.scans)
    }
    measured[name] = { buffers, statements: issued.length, scans: scans.join(' | ') }
  }
  return measured
}

describe('the report of 500 onboardings', () => {
  it('reads for 20,000 employees at most three times what it reads for 2,000', async () => {
    await grow(1, 2000)
    const small = await measure()
    await grow(2001, 20_000)
    const large = await measure()
    for (const { name, most } of cases()) {
      const told = JSON.stringify({ name, small: small[name], large: large[name] })
      expect(large[name]!.statements, told).toBeLessThanOrEqual(2)
      expect(large[name]!.buffers, told).toBeLessThanOrEqual(Math.max(3 * small[name]!.buffers, 30))
      expect(large[name]!.buffers, told).toBeLessThanOrEqual(most)
    }
    const { rows } = await pool.query(
      `select sum(pendentes)::int as pendentes, sum(concluidos)::int as concluidos from onboarding_placar`,
    )
    const counted = await pool.query(
      `select count(*) filter (where not concluido)::int as pendentes, count(*) filter (where concluido)::int as concluidos
       from onboarding_usuario where no_relatorio`,
    )
    expect(rows).toEqual(counted.rows)
  }, 120_000)
})
