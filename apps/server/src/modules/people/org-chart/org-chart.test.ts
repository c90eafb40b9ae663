import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db, { nome: 'Nossa' })
const theirs = await makeProvider(db, { nome: 'Deles' })
const id_departamento = await makeDepartment(db, ours, { nome: 'Redes' })
const id_setor = await makeSector(db, id_departamento, { nome: 'Campo' })
const empty = await makeSector(db, id_departamento, { nome: 'Vazio' })
const id_cargo = await makePosition(db, id_setor, { nome: 'Técnico' })
const branch = { id_empresa: ours, id_departamento, id_setor }

describe('the organisation chart', () => {
  it('counts the people of every branch, with empty sectors, in the providers that the reader sees', async () => {
    const place = { id_empresa: ours, id_departamento, id_cargo }
    const chief = await makeUser(db, { nome: 'Chefe Zulmira', ...place })
    await db
      .updateTable('rh_departamento')
      .set({ id_funcionario: chief })
      .where('id', '=', id_departamento)
      .execute()
    await makeUser(db, { nome: 'Ana', ...place })
    await makeUser(db, { nome: 'Saiu', ...place, ativo: false })
    await makeUser(db, { nome: 'Longe', id_empresa: theirs })
    const me = await as({ nome: 'Sem Setor', id_empresa: ours })
    const units = await me.call.orgChart.units()
    expect(units.map((unit) => [unit.empresa, unit.departamento, unit.setor, unit.total])).toEqual([
      ['Nossa', 'Redes', 'Campo', 2],
      ['Nossa', 'Redes', 'Vazio', 0],
      ['Nossa', null, null, 1],
    ])
    expect(units[0]!.responsavel_departamento).toBe('Chefe Zulmira')
    expect(units.find((unit) => unit.id_setor === empty)?.total).toBe(0)
    const people = await me.call.orgChart.people(branch)
    expect(people.map(({ nome, responsavel }) => [nome, responsavel])).toEqual([
      ['Chefe Zulmira', true],
      ['Ana', false],
    ])
    const admin = await as(superadmin)
    expect((await admin.call.orgChart.units()).map((unit) => unit.empresa)).toContain('Deles')
  })

  it('shows and finds nobody of another provider, and is closed to candidates (docs/people.md#organisation-chart)', async () => {
    const stranger = await as({ id_empresa: theirs })
    expect(await stranger.call.orgChart.people(branch)).toEqual([])
    expect(await stranger.call.orgChart.search({ q: 'zulmira' })).toEqual([])
    const candidate = await as({ employee: false })
    await expect(candidate.call.orgChart.units()).rejects.toThrow('permissão')
  })

  it('finds people without accents, and shows their place', async () => {
    const me = await as({ id_empresa: ours })
    expect(await me.call.orgChart.search({ q: 'zulmíra che' })).toMatchObject([
      { nome: 'Chefe Zulmira', ...branch },
    ])
    expect(await me.call.orgChart.search({ q: '%%' })).toEqual([])
  })

  it('of 20,000 people is counted at once and searched in 100 ms', async () => {
    await db.transaction().execute(async (tx) => {
      await sql`set local app.sem_historico = 'on'`.execute(tx)
      await sql`insert into rh_usuario (nome, email, funcionario, id_empresa, id_departamento, id_cargo)
      select 'Colega ' || md5(n::text) || ' da Silva', 'c' || n || '@intranet.example', true, ${ours}::bigint,
        ${id_departamento}::bigint, ${id_cargo}::bigint from generate_series(1, 20000) n`.execute(tx)
    })
    await sql`analyze rh_usuario`.execute(db)
    const me = await as({ nome: 'Busca', id_empresa: ours })
    // The best of five runs: the statement's own time, without other load of the machine.
    const timed = async (work: () => Promise<unknown>) => {
      const times: number[] = []
      for (let run = 0; run < 5; run += 1) {
        const start = performance.now()
        await work()
        times.push(performance.now() - start)
      }
      return Math.min(...times)
    }
    expect(await timed(() => me.call.orgChart.units())).toBeLessThan(500)
    expect(await timed(() => me.call.orgChart.search({ q: 'zulmira' }))).toBeLessThan(100)
    expect(await timed(() => me.call.orgChart.search({ q: 'silva' }))).toBeLessThan(100)
    expect(await me.call.orgChart.people(branch)).toHaveLength(5000)
  })

  it('answers over REST', async () => {
    const { token } = await as({ id_empresa: ours })
    const answer = await app.inject({ url: '/v1/organograma', headers: { authorization: `Bearer ${token}` } })
    expect(answer.json().organograma[0]).toMatchObject({ empresa: 'Nossa', setor: 'Campo' })
    expect((await app.inject({ url: '/v1/organograma' })).statusCode).toBe(401)
  })
})
