import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makePeople, makePerson } from '../../../../test/factories/report-people.ts'
import type { UserOverrides } from '../../../../test/factories/users.ts'
import { todayInBrazil } from '@intranet/contract/today'
import { smallGroups } from './small-groups.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db, { nome: 'Nossa' })
const theirs = await makeProvider(db, { nome: 'Alheia' })
const forbidden = 'Você não tem permissão'
const today = todayInBrazil()
const year = Number(today.slice(0, 4))

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

describe('birthdays', () => {
  it('are shown to every employee, without year or age, and without people who opted out or of another provider', async () => {
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

  it('of a month are in order of the day; the month may be another one', async () => {
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

  it('take reactions on the day only, from people who can see the person', async () => {
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
  it('are complete on the day itself; the first year is not listed (docs/people.md#years-in-the-company)', async () => {
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

describe('reports of the staff', () => {
  it.each(['admissions', 'admissionsByMonth', 'general', 'genders', 'pyramid', 'providerCities'] as const)(
    '"%s" is for superadmins, rh:gestor and rh:solicitante, and for no other role',
    async (report) => {
      const department = await makeDepartment(db, ours)
      for (const who of [superadmin, hr, reader(department)])
        expect(await (await as(who)).call.hrReports[report]({})).toBeDefined()
      const others = ['onboarding:solicitante', 'onboarding:gestor', 'rh:leitor', 'desligamentos:solicitante']
      for (const role of others)
        await expect((await as(reader(department, [role]))).call.hrReports[report]({})).rejects.toThrow(
          forbidden,
        )
    },
  )
})

describe('admissions', () => {
  it('are those of the period, or of the current month if no period is sent, by role (docs/people.md#hr-reports)', async () => {
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

  it('of fewer than five people are merged into "Outros" for anyone who is not HR’s manager (docs/platform.md#small-groups)', async () => {
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

  it('merge until a group has five people', () => {
    const reported = (...sizes: number[]) => [...smallGroups(sizes, (size) => size)]
    expect(reported(30, 68, 2)).toEqual([2, 30])
    expect(reported(30, 4, 3)).toEqual([3, 4])
    expect(reported(5, 68)).toEqual([])
    expect(reported(1, 0)).toEqual([1])
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
  it('count the active ones where they live, the most people first', async () => {
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
    await people(1, { id_empresa: provider })
    await db
      .updateTable('rh_usuario')
      .set({ id_cidade: city.id })
      .where('id_empresa', '=', provider)
      .execute()
    await people(3, { id_empresa: provider })
    const { call } = await as({ ...hr, empresas: [provider], id_empresa: ours })
    const { dados, total } = await call.hrReports.providerCities({
      filtro: { id_empresa: provider },
    })
    expect(total).toBe(2)
    expect(dados.map(({ empresa, cidade, uf, funcionarios }) => [empresa, cidade, uf, funcionarios])).toEqual(
      [
        ['Da Cidade', null, null, 3],
        ['Da Cidade', city.nome, city.uf, 1],
      ],
    )
  })
})
