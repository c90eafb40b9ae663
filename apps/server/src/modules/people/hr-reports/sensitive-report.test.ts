import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makePeople, makePerson } from '../../../../test/factories/report-people.ts'
import type { UserOverrides } from '../../../../test/factories/users.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db, { nome: 'Nossa' })
const theirs = await makeProvider(db, { nome: 'Alheia' })
const forbidden = 'Você não tem permissão'

const person = (fields: Omit<Parameters<typeof makePerson>[1], 'id_empresa'> & { id_empresa?: number }) =>
  makePerson(db, { id_empresa: ours, ...fields })
const people = (
  count: number,
  fields: Omit<Parameters<typeof makePeople>[2], 'id_empresa'> & { id_empresa?: number },
) => makePeople(db, count, { id_empresa: ours, ...fields })

const hr: UserOverrides = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const reader = (id_departamento: number, roles = ['rh:solicitante']): UserOverrides => ({
  roles,
  empresas: [ours],
  id_empresa: ours,
  id_departamento,
})

async function dismissed(id: number, data_desligamento: string, by: number): Promise<void> {
  await db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario: id,
      tipo: 'acordo',
      motivo: 'Mudança de cidade',
      aviso_previo: 'dispensado',
      data_desligamento,
      situacao: 'efetivado',
      efetivado_em: new Date(),
      id_solicitante: by,
    })
    .execute()
  await db
    .updateTable('rh_usuario')
    .set({ ativo: false, situacao: 'desligado', data_desligamento })
    .where('id', '=', id)
    .execute()
}

describe('dismissals', () => {
  it('are those carried out in the period, with the years in the company and the turnover', async () => {
    const department = await makeDepartment(db, ours)
    await people(9, { id_departamento: department, data_admissao: '2020-01-01' })
    await people(1, { id_departamento: department, data_admissao: '2026-06-10' })
    // 1,100 days before 30 June 2026.
    const maria = await person({ nome: 'Maria', id_departamento: department, data_admissao: '2023-06-26' })
    const manager = await as(hr)
    await dismissed(maria, '2026-06-30', manager.userId)
    const filtro = {
      id_departamento: department,
      data_desligamento: { _gte: '2026-06-01', _lte: '2026-06-30' },
    }
    const { dados, total } = await manager.call.hrReports.dismissals({ filtro })
    expect(total).toBe(1)
    expect(dados[0]).toMatchObject({
      nome: 'Maria',
      tempo_casa: 3,
      tipo: 'acordo',
      motivo: 'Mudança de cidade',
    })
    expect(await manager.call.hrReports.turnover({ filtro })).toEqual({
      admissoes: 1,
      desligamentos: 1,
      inicio: 10,
      percentual: 10,
    })
    const logged = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_usuario', '=', manager.userId)
      .where('id_titular', '=', maria)
      .select('campos')
      .execute()
    expect(logged).toEqual([{ campos: ['motivo do desligamento'] }])
    for (const roles of [['rh:solicitante'], ['onboarding:solicitante'], ['desligamentos:solicitante'], []]) {
      const { call } = await as(reader(department, roles))
      await expect(call.hrReports.dismissals({})).rejects.toThrow(forbidden)
      await expect(call.hrReports.turnover({})).rejects.toThrow(forbidden)
      await expect(call.hrReports.families({})).rejects.toThrow(forbidden)
    }
    const stranger = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    expect((await stranger.call.hrReports.dismissals({ filtro })).total).toBe(0)
  })
})

describe('relatives', () => {
  it('are listed for HR’s manager of the provider, and the reading is recorded', async () => {
    const owner = await person({ nome: 'Com família' })
    await db
      .insertInto('rh_familiar')
      .values({ id_funcionario: owner, nome: 'Léo', parentesco: 'filho', dependente_plano: true })
      .execute()
    const manager = await as(hr)
    const { dados } = await manager.call.hrReports.families({ q: 'leo' })
    expect(dados).toHaveLength(1)
    expect(dados[0]).toMatchObject({
      funcionario: 'Com família',
      familiar: 'Léo',
      dependente: true,
      idade: null,
    })
    const { total } = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_usuario', '=', manager.userId)
      .where('id_titular', '=', owner)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()
    expect(total).toBe(1)
    const stranger = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    expect((await stranger.call.hrReports.families({})).total).toBe(0)
  })
})

describe('the general report', () => {
  it('shows a CPF only to HR’s manager and only on request, and records it', async () => {
    const department = await makeDepartment(db, ours)
    const id = await person({ nome: 'Documentada', id_departamento: department, cpf: '52998224725' })
    const cpfFor = async (who: UserOverrides, colunas?: string[]) => {
      const { call, userId } = await as(who)
      const { dados } = await call.hrReports.general({ q: 'Documentada', ...(colunas && { colunas }) })
      const readings = await db
        .selectFrom('acesso_dado_pessoal')
        .where('id_usuario', '=', userId)
        .where('id_titular', '=', id)
        .select('campos')
        .execute()
      return [dados[0]?.cpf, readings.length] as const
    }
    expect(await cpfFor(hr)).toEqual(['52998224725', 1])
    expect(await cpfFor(hr, ['nome'])).toEqual([null, 0])
    expect(await cpfFor(reader(department))).toEqual(['***.982.247-**', 0])
    const limited = await as(reader(department))
    const found = await limited.call.hrReports.general({ filtro: { cpf: '52998224725' } })
    expect(found.total).toBe(0)
  })
})

describe('the REST routes of the reports', () => {
  const post = (token: string, name: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/v1/rh/relatorio/${name}/filtro`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload,
    })
  const names = [
    'aniversario',
    'tempo-casa',
    'admissao',
    'desligamento',
    'geral',
    'genero',
    'piramide',
    'provedor-cidade',
    'familiar',
  ]

  it.each(names)('/v1/rh/relatorio/%s/filtro answers rows and their total', async (name) => {
    const { token } = await as(hr)
    const answer = await post(token, name, { filtro: { id_empresa: ours }, limit: 5 })
    expect(answer.statusCode).toBe(200)
    const body = answer.json<Record<string, unknown>>()
    expect(Object.keys(body)).toEqual([`rh_relatorio_${name.replace('-', '_')}`, 'total', 'depois'])
    expect((await post('', name, {})).statusCode).toBe(401)
    const { token: candidate } = await as({ employee: false })
    expect((await post(candidate, name, {})).statusCode).toBe(403)
    expect((await post(token, name, { filtro: { senha_hash: 'x' } })).statusCode).toBe(422)
  })

  it('export exactly the filtered rows and the chosen columns, and log both', async () => {
    const department = await makeDepartment(db, ours)
    await person({ nome: 'Primeira', id_departamento: department, data_admissao: '2021-03-05' })
    await person({ nome: 'Segunda', id_departamento: department, data_admissao: '2021-04-05' })
    const { token, userId } = await as(hr)
    const input = {
      filtro: { id_departamento: department, data_admissao: { _lte: '2021-03-31' } },
      colunas: ['nome', 'data_admissao'],
    }
    const { payload } = await app.inject({
      url: `/export/hrReports.general?input=${encodeURIComponent(JSON.stringify(input))}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(payload.slice(1).trimEnd().split('\r\n')).toEqual(['Nome;Admissão', 'Primeira;05/03/2021'])
    const log = await db.selectFrom('exportacao').where('id_usuario', '=', userId).selectAll().execute()
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ tela: 'hrReports.general', filtros: input })
  })
})
