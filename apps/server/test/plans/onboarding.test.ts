import { reportCountInput, reportInput } from '@intranet/contract/people/onboarding-report'
import type { Database } from '@intranet/db/connection'
import { beforeAll, describe, expect, it } from 'vitest'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { addEmployees, fillOnboardings } from '../../../../tools/bench/onboarding-data.ts'
import { countReport, readReport } from '../../src/modules/people/onboarding/onboarding-report.queries.ts'
import type { Actor } from '../../src/platform/actor.ts'
import { testDatabase } from '../database.ts'
import { explain } from '../../../../tools/bench/explain.ts'

// 500 onboardings, and people who come in two waves: 2,000, then 20,000.
const { pool, url } = await testDatabase()
let providers: number[] = []
let department = 0

beforeAll(async () => {
  const client = await pool.connect()
  ;({ providers, department } = await fillOnboardings(client))
  client.release()
}, 60_000)

async function grow(from: number, to: number): Promise<void> {
  const client = await pool.connect()
  await addEmployees(client, from, to)
  client.release()
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
    readReport(db, actor, reportInput.parse(asked))
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
      const reported = JSON.stringify({ name, small: small[name], large: large[name] })
      expect(large[name]!.statements, reported).toBe(1)
      expect(large[name]!.buffers, reported).toBeLessThanOrEqual(Math.max(3 * small[name]!.buffers, 30))
      expect(large[name]!.buffers, reported).toBeLessThanOrEqual(most)
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
