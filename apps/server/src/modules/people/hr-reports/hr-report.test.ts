import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeUser, type UserOverrides } from '../../../../test/factories/users.ts'
import { monthOf, periodOf, todayInBrazil } from './report-period.ts'
import { smallGroups } from './small-groups.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db, { nome: 'Nossa' })
const theirs = await makeProvider(db, { nome: 'Alheia' })
const forbidden = 'Você não tem permissão'
const today = todayInBrazil()
const year = Number(today.slice(0, 4))

interface Person {
  nome: string
  id_departamento?: number
  id_empresa?: number
  genero?: 'F' | 'M' | 'O'
  data_nascimento?: string
  data_admissao?: string
  exibir_aniversario?: boolean
  ativo?: boolean
  cpf?: string
}

async function person({
  nome,
  id_empresa = ours,
  id_departamento,
  ativo,
  ...fields
}: Person): Promise<number> {
  const id = await makeUser(db, { nome, id_empresa, id_departamento, ativo })
  if (Object.keys(fields).length)
    await db.updateTable('rh_usuario').set(fields).where('id', '=', id).execute()
  return id
}

async function people(count: number, fields: Omit<Person, 'nome'>): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id_empresa: ours,
    ...fields,
    nome: `Contada ${n}`,
    email: `contada.${crypto.randomUUID()}@intranet.example`,
    funcionario: true,
  }))
  await db.insertInto('rh_usuario').values(rows).execute()
}

const hr: UserOverrides = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const reader = (id_departamento: number, roles = ['rh:solicitante']): UserOverrides => ({
  roles,
  empresas: [ours],
  id_empresa: ours,
  id_departamento,
})

describe('birthdays', () => {
  it('are every employee’s, without year, age, who opted out, or another provider', async () => {
    const department = await makeDepartment(db, ours)
    const filtro = { id_departamento: department }
    const date = `1990-${today.slice(5)}`
    const shown = await person({ nome: 'Ana de Hoje', id_departamento: department, data_nascimento: date })
    await person({
      nome: 'Oculta',
      id_departamento: department,
      data_nascimento: date,
      exibir_aniversario: false,
    })
    await person({ nome: 'Saiu', id_departamento: department, data_nascimento: date, ativo: false })
    await person({ nome: 'De fora', id_empresa: theirs, data_nascimento: date })
    const { call } = await as({ id_empresa: ours })
    const { dados } = await call.hrReports.birthdays({ filtro })
    expect(dados).toHaveLength(1)
    expect(dados[0]).toMatchObject({
      id: shown,
      nome: 'Ana de Hoje',
      dia_mes: `${today.slice(8)}/${today.slice(5, 7)}`,
      hoje: true,
      reacoes: {},
    })
    expect(JSON.stringify(dados)).not.toContain('1990')
    const all = await call.hrReports.birthdays({ filtro: { mes: { _gte: 1 } }, limit: 0 })
    expect(all.dados.map(({ nome }) => nome)).not.toContain('De fora')
    await expect((await as({ employee: false })).call.hrReports.birthdays({})).rejects.toThrow(forbidden)
  })

  it('of a month stand in order of the day; the month may be another one', async () => {
    const department = await makeDepartment(db, ours)
    const month = (Number(today.slice(5, 7)) % 12) + 1
    const mm = String(month).padStart(2, '0')
    await person({ nome: 'Dezoito', id_departamento: department, data_nascimento: `1980-${mm}-18` })
    await person({ nome: 'Dois', id_departamento: department, data_nascimento: `1999-${mm}-02` })
    const { call } = await as({ id_empresa: ours })
    const answer = await call.hrReports.birthdays({ filtro: { id_departamento: department, mes: month } })
    expect(answer.dados.map(({ nome }) => nome)).toEqual(['Dois', 'Dezoito'])
    const current = await call.hrReports.birthdays({ filtro: { id_departamento: department } })
    expect(current.total).toBe(0)
  })

  it('take reactions on the day only, from who sees the person', async () => {
    const id = await person({ nome: 'Festejada', data_nascimento: `1988-${today.slice(5)}` })
    const item = id * 10_000 + year
    const { call } = await as({ id_empresa: ours })
    const react = { tipo: 'aniversario' as const, id_item: item, reacao: 'cake' as const }
    expect((await call.reactions.react(react)).reacoes).toEqual({ cake: 1 })
    const { dados } = await call.hrReports.birthdays({ q: 'Festejada' })
    expect(dados[0]).toMatchObject({ item, reacoes: { cake: 1 }, minha_reacao: 'cake' })
    await expect(call.reactions.react({ ...react, id_item: item - 1 })).rejects.toThrow('não encontrado')
    const stranger = await as({ id_empresa: theirs })
    await expect(stranger.call.reactions.react(react)).rejects.toThrow('não encontrado')
    await db.deleteFrom('rh_usuario').where('id', '=', id).execute()
    const left = await db.selectFrom('reacao').where('id_item', '=', item).selectAll().execute()
    expect(left).toEqual([])
  })
})

describe('years in the company', () => {
  it('are complete on the day itself; the first year is not listed', async () => {
    const department = await makeDepartment(db, ours)
    const on = (years: number) => `${year - years}-${today.slice(5)}`
    for (const [nome, years] of [
      ['Nova', 0],
      ['Um', 1],
      ['Dois', 2],
      ['Três', 3],
      ['Dez', 10],
    ] as const)
      await person({ nome, id_departamento: department, data_admissao: on(years) })
    const { call } = await as({ id_empresa: ours })
    const { dados } = await call.hrReports.anniversaries({
      filtro: { id_departamento: department },
      sort: 'anos',
    })
    expect(dados.map(({ nome, anos }) => [nome, anos])).toEqual([
      ['Um', 1],
      ['Dois', 2],
      ['Três', 3],
      ['Dez', 10],
    ])
  })
})

describe('admissions', () => {
  it('are those of the period, the current month where none is asked for, by role', async () => {
    const mine = await makeDepartment(db, ours)
    const other = await makeDepartment(db, ours)
    await person({ nome: 'Deste mês', id_departamento: mine, data_admissao: today })
    await person({ nome: 'De maio', id_departamento: mine, data_admissao: '2020-05-31' })
    await person({ nome: 'De junho', id_departamento: mine, data_admissao: '2020-06-01' })
    await person({ nome: 'Do lado', id_departamento: other, data_admissao: '2020-05-10' })
    await person({ nome: 'Alheia', id_empresa: theirs, data_admissao: '2020-05-10' })
    const may = { data_admissao: { _gte: '2020-05-01', _lte: '2020-05-31' } }
    const namesFor = async (who: UserOverrides, filtro: object) =>
      (await (await as(who)).call.hrReports.admissions({ filtro, sort: 'nome' })).dados.map(
        ({ nome }) => nome,
      )
    expect(await namesFor(hr, { id_departamento: mine })).toEqual(['Deste mês'])
    expect(await namesFor(hr, may)).toEqual(['De maio', 'Do lado'])
    expect(await namesFor(reader(mine), may)).toEqual(['De maio'])
    expect(await namesFor(reader(mine, ['onboarding:solicitante']), may)).toEqual(['De maio'])
    expect(await namesFor(superadmin, may)).toEqual(['Alheia', 'De maio', 'Do lado'])
    const plain = await as({ id_empresa: ours })
    await expect(plain.call.hrReports.admissions({})).rejects.toThrow(forbidden)
    await expect((await as(null)).call.hrReports.admissions({})).rejects.toThrow()
  })

  it('are counted by month: twelve that end with the period', async () => {
    const department = await makeDepartment(db, ours)
    await people(3, { id_departamento: department, data_admissao: '2019-12-31' })
    await people(2, { id_departamento: department, data_admissao: '2019-01-01' })
    await people(1, { id_departamento: department, data_admissao: '2018-12-31' })
    const { call } = await as(hr)
    const months = await call.hrReports.admissionsByMonth({
      filtro: { id_departamento: department, data_admissao: { _gte: '2019-12-01', _lte: '2019-12-31' } },
    })
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ mes: '2019-01', admissoes: 2, parcial: false })
    expect(months.at(-1)).toEqual({ mes: '2019-12', admissoes: 3, parcial: false })
    const now = await call.hrReports.admissionsByMonth({ filtro: { id_departamento: department } })
    expect(now.at(-1)).toEqual({ mes: today.slice(0, 7), admissoes: 0, parcial: true })
  })
})

describe('genders', () => {
  it('30 F, 68 M and 2 O are 30,0, 68,0 and 2,0 %', async () => {
    const provider = await makeProvider(db, { nome: 'Contada' })
    await people(30, { id_empresa: provider, genero: 'F' })
    await people(68, { id_empresa: provider, genero: 'M' })
    await people(2, { id_empresa: provider, genero: 'O' })
    await people(9, { id_empresa: provider, genero: 'O', ativo: false })
    const { call } = await as({ roles: ['rh:gestor'], empresas: [provider], employee: false })
    const { dados } = await call.hrReports.genders({ filtro: { id_empresa: provider } })
    expect(dados.map(({ genero, quantidade, percentual }) => [genero, quantidade, percentual])).toEqual([
      ['Feminino', 30, 30],
      ['Masculino', 68, 68],
      ['Outro', 2, 2],
    ])
    const grouped = await call.hrReports.genders({ por: 'empresa', filtro: { id_empresa: provider } })
    expect(grouped.dados.map(({ grupo }) => grupo)).toEqual(['Contada', 'Contada', 'Contada'])
  })

  it('of fewer than five people are merged into "Outros" for who is not HR’s manager', async () => {
    const department = await makeDepartment(db, ours)
    await people(30, { id_departamento: department, genero: 'F' })
    await people(2, { id_departamento: department, genero: 'M' })
    await people(3, { id_departamento: department, genero: 'O' })
    const figures = async (who: UserOverrides) =>
      (await (await as(who)).call.hrReports.genders({ filtro: { id_departamento: department } })).dados.map(
        ({ genero, quantidade }) => [genero, quantidade],
      )
    const limited = await figures({ ...reader(department), employee: false })
    expect(limited).toEqual([
      ['Feminino', 30],
      ['Outros', 5],
    ])
    expect(await figures(hr)).toContainEqual(['Masculino', 2])
    expect(await figures(superadmin)).toContainEqual(['Outro', 3])
  })

  it('merge until five people stand together', () => {
    const told = (...sizes: number[]) => [...smallGroups(sizes, (size) => size)]
    expect(told(30, 68, 2)).toEqual([2, 30])
    expect(told(30, 4, 3)).toEqual([3, 4])
    expect(told(5, 68)).toEqual([])
    expect(told(1, 0)).toEqual([1])
  })
})

const bornYearsAgo = (years: number) => `${year - years}-01-01`

describe('the age pyramid', () => {
  it('counts by band and gender, and protects small bands', async () => {
    const department = await makeDepartment(db, ours)
    const here = { id_departamento: department }
    await people(6, { ...here, genero: 'F', data_nascimento: bornYearsAgo(30) })
    await people(7, { ...here, genero: 'M', data_nascimento: bornYearsAgo(30) })
    await people(3, { ...here, genero: 'M', data_nascimento: bornYearsAgo(50) })
    await people(2, { ...here, genero: 'F', data_nascimento: bornYearsAgo(70) })
    await people(1, { ...here, genero: 'O' })
    const rowsFor = async (who: UserOverrides) =>
      (await (await as(who)).call.hrReports.pyramid({ filtro: here })).dados.map(
        ({ faixa, feminino, masculino, outro, nao_informado, total }) =>
          [faixa, feminino, masculino, outro, nao_informado, total] as const,
      )
    const all = await rowsFor(hr)
    expect(all.map(([band]) => band)).toEqual([
      '14–17',
      '18–24',
      '25–34',
      '35–44',
      '45–54',
      '55–64',
      '65+',
      'Não informada',
    ])
    expect(all[2]).toEqual(['25–34', 6, 7, 0, 0, 13])
    expect(all[4]).toEqual(['45–54', 0, 3, 0, 0, 3])
    expect(all[6]).toEqual(['65+', 2, 0, 0, 0, 2])
    expect(await rowsFor({ ...reader(department), employee: false })).toEqual([
      ['25–34', 6, 7, 0, 0, 13],
      ['Outros', 0, 0, 6, 0, 6],
    ])
  })
})

describe('employees by provider and city', () => {
  it('count the active ones where they live', async () => {
    const provider = await makeProvider(db, { nome: 'Da Cidade' })
    const city = await db
      .selectFrom('cidade')
      .select(['id', 'nome', 'uf'])
      .limit(1)
      .executeTakeFirst()
      .then(
        async (found) =>
          found ??
          (await db
            .insertInto('cidade')
            .values({ nome: 'Pelotas', uf: 'RS' })
            .returning(['id', 'nome', 'uf'])
            .executeTakeFirstOrThrow()),
      )
    await people(3, { id_empresa: provider })
    await db
      .updateTable('rh_usuario')
      .set({ id_cidade: city.id })
      .where('id_empresa', '=', provider)
      .execute()
    await people(1, { id_empresa: provider })
    const { call } = await as({ ...hr, empresas: [provider], id_empresa: ours })
    const { dados, total } = await call.hrReports.providerCities({
      filtro: { id_empresa: provider },
      sort: '-funcionarios',
    })
    expect(total).toBe(2)
    expect(dados.map(({ empresa, cidade, uf, funcionarios }) => [empresa, cidade, uf, funcionarios])).toEqual(
      [
        ['Da Cidade', city.nome, city.uf, 3],
        ['Da Cidade', null, null, 1],
      ],
    )
  })
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
  it('hold what was carried out in the period, with the years in the company and the turnover', async () => {
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
  it('shows a CPF to HR’s manager alone, records it, and only when it is asked for', async () => {
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

describe('the doors of the reports', () => {
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
    expect(Object.keys(body)).toEqual([`rh_relatorio_${name.replace('-', '_')}`, 'total'])
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

describe('a report’s period', () => {
  it('is what was asked for, or the current month', () => {
    expect(monthOf('2024-02-11')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(periodOf({ _gte: '2026-01-01', _lte: '2026-03-31' })).toEqual({
      from: '2026-01-01',
      to: '2026-03-31',
    })
    expect(periodOf('2026-01-05')).toEqual({ from: '2026-01-05', to: '2026-01-05' })
    expect(periodOf(undefined)).toEqual(monthOf(today))
  })
})
