import type { PaletteKind } from '@intranet/contract/home/today'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { markContent, markPeople, markPlace } from '../../../../test/factories/marked-rows.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, deps, as, app } = await testWorld()

/** One record of each kind in a provider, all with the word in their names. */
async function structureOf(word: string) {
  const provider = await makeProvider(db, { nome: `Provedor ${word}` })
  const department = await makeDepartment(db, provider, { nome: `Departamento ${word}` })
  const sector = await makeSector(db, department, { nome: `Setor ${word}` })
  await makePosition(db, sector, { nome: `Cargo ${word}` })
  await db
    .insertInto('empresa_contratante')
    .values({
      razao_social: `Contratante ${word} Ltda`,
      nome_fantasia: 'Fantasia',
      cnpj: word === 'Ábaco' ? '11222333000181' : '11444777000161',
      id_empresa: provider,
      cep: '88700000',
      endereco: 'Rua A',
      numero: '1',
      bairro: 'Centro',
      cidade: 'Tubarão',
      estado: 'SC',
    })
    .execute()
  const person = await makeUser(db, { nome: `Pessoa ${word}`, id_empresa: provider })
  return { provider, person }
}

const { provider: ours, person } = await structureOf('Ábaco')
await structureOf('Abacate')
const admin = await as(superadmin)
type Caller = { call: typeof admin.call }
const find = async (q: string, { call }: Caller = admin) => {
  const rows = await call.search.palette({ q })
  return rows.map(({ tipo, nome }) => [tipo, nome] as const)
}
const kinds = async (q: string, who: Caller) =>
  [...new Set((await find(q, who)).map(([tipo]) => tipo))].sort()

describe('the search of the palette', () => {
  const all: PaletteKind[] = ['cargo', 'contratante', 'departamento', 'pessoa', 'provedor', 'setor']

  it.each<[string, PaletteKind[]]>([
    ['rh:leitor', ['cargo', 'colega', 'departamento', 'setor']],
    ['rh:gestor', ['cargo', 'departamento', 'pessoa', 'setor']],
    ['configuracao:gestor', ['contratante', 'pessoa', 'provedor']],
    ['vendas:gestor', ['colega']],
  ])('shows %s the kinds whose screens they open', async (role, expected) => {
    expect(await kinds('aba', await as({ roles: [role], empresas: [ours] }))).toEqual(expected)
    expect(await kinds('aba', admin)).toEqual(all)
  })

  it('finds in one’s providers only', async () => {
    const manager = await as({ roles: ['rh:gestor', 'configuracao:gestor'], empresas: [ours] })
    const names = (await find('aba', manager)).map(([, nome]) => nome)
    expect(names).toHaveLength(all.length)
    expect(names.every((nome) => nome.includes('Ábaco'))).toBe(true)
  })

  it('asks for every word, without accents, wherever it is in the name', async () => {
    expect(await find('ABACO pess')).toEqual([['pessoa', 'Pessoa Ábaco']])
    expect(await find('abaco nada')).toEqual([])
  })

  it('takes the signs of LIKE as they are written', async () => {
    expect(await find('%%')).toEqual([])
    expect(await find('a_a')).toEqual([])
  })

  it('finds active people by name and e-mail, never by CPF', async () => {
    await db
      .updateTable('rh_usuario')
      .set({ cpf: '52998224725', email: 'zoe.lima@intranet.example' })
      .where('id', '=', person)
      .execute()
    expect(await find('zoe.lima@')).toEqual([['pessoa', 'Pessoa Ábaco']])
    expect(await find('52998224725')).toEqual([])
    expect(await find('529.982.247-25')).toEqual([])
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', person).execute()
    expect(await find('zoe.lima@')).toEqual([])
  })

  it('shows five of a kind, names that begin with the word first', async () => {
    for (const nome of [
      'Redes',
      'Redes Norte',
      'As Redes',
      'Redes Sul',
      'Das Redes',
      'Redes Oeste',
      'Redes Leste',
    ])
      await makeDepartment(db, ours, { nome })
    expect((await find('redes')).map(([, nome]) => nome)).toEqual([
      'Redes',
      'Redes Leste',
      'Redes Norte',
      'Redes Oeste',
      'Redes Sul',
    ])
  })

  it('is for employees, and needs two characters', async () => {
    const candidate = await as({ employee: false })
    await expect(candidate.call.search.palette({ q: 'abaco' })).rejects.toThrow('Você não tem permissão')
    await expect((await as(null)).call.search.palette({ q: 'abaco' })).rejects.toThrow('Entre')
    await expect(admin.call.search.palette({ q: ' a ' })).rejects.toThrow()
  })
})

const found = async (call: Caller['call'], q: string) =>
  (await call.search.palette({ q })).map(({ tipo, nome, detalhe }) => [tipo, nome, detalhe])

it('distinguishes records of one name by the place they belong to', async () => {
  const theirs = await makeProvider(db, { nome: 'Outra Fibra' })
  for (const id_empresa of [ours, theirs]) {
    const department = await makeDepartment(db, id_empresa, { nome: 'Atendimento Local' })
    const sector = await makeSector(db, department, { nome: 'Plantão Local' })
    await makePosition(db, sector, { nome: 'Plantonista Local' })
  }
  expect(await found(admin.call, 'atendimento local')).toEqual([
    ['departamento', 'Atendimento Local', 'Provedor Ábaco'],
    ['departamento', 'Atendimento Local', 'Outra Fibra'],
  ])
  expect(await found(admin.call, 'plantao local')).toEqual([
    ['setor', 'Plantão Local', 'Atendimento Local · Provedor Ábaco'],
    ['setor', 'Plantão Local', 'Atendimento Local · Outra Fibra'],
  ])
  expect(await found(admin.call, 'plantonista local')).toEqual([
    ['cargo', 'Plantonista Local', 'Atendimento Local · Plantão Local · Provedor Ábaco'],
    ['cargo', 'Plantonista Local', 'Atendimento Local · Plantão Local · Outra Fibra'],
  ])
})

it('finds news, questions, the handbook and documents of the person’s provider only', async () => {
  const id = 970_001
  const place = await markPlace(db, 'Vila Clara', id, ours)
  await markPeople(db, 'Vila Clara', id, place)
  await markContent(db, 'Vila Clara', id, place)
  const of = (tipo: string, rows: unknown[][]) => rows.filter(([kind]) => kind === tipo).length
  const counts = async ({ call }: Caller) => {
    const rows = await found(call, 'vila clara')
    return ['novidade', 'pergunta', 'artigo', 'documento', 'meu_documento', 'pessoa', 'colega'].map((tipo) =>
      of(tipo, rows),
    )
  }
  const hr = await as({
    roles: ['rh:gestor', 'users:gestor'],
    empresas: [ours],
    employee: true,
    id_empresa: ours,
  })
  expect(await counts(hr)).toEqual([1, 1, 1, 2, 0, 1, 0])
  const colleague = await as({ employee: true, id_empresa: ours, empresas: [ours] })
  // Of the two documents one is for everybody of the provider, the other is somebody's own.
  expect(await counts(colleague)).toEqual([1, 1, 1, 0, 1, 0, 1])
  const theirs = await makeProvider(db)
  const stranger = await as({ employee: true, id_empresa: theirs, empresas: [theirs] })
  expect(await counts(stranger)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

it('is one statement for all kinds', async () => {
  expect((await countStatements(deps, () => admin.call.search.palette({ q: 'abaco' }))).statements).toBe(1)
})

describe('sales in the palette', () => {
  const lead = { id_empresa: ours, origem: 'interno', cliente: 'Zuleide Amarante', documento: '39053344705' }
  const seller = (role: string) => as({ roles: [role], empresas: [ours], employee: true, id_empresa: ours })

  it('finds leads by name, and by a whole CPF or telephone for who reads them whole', async () => {
    await db
      .insertInto('vendas_lead')
      .values([
        { ...lead, fone: '48991112222' },
        { ...lead, cliente: 'Zuleide Excluída', documento: null, excluida_em: new Date() },
      ])
      .execute()
    const manager = await seller('vendas:gestor')
    const expected = [['lead', 'Zuleide Amarante']]
    for (const q of ['zuleide', '390.533.447-05', '39053344705', '(48) 99111-2222'])
      expect(await find(q, manager), q).toEqual(expected)
    for (const q of ['3905334470', '99111', '9911-2222', '390 533'])
      expect(await find(q, manager), q).toEqual([])
    const reader = await seller('vendas:leitor')
    expect(await find('zuleide', reader)).toEqual(expected)
    expect(await find('39053344705', reader)).toEqual([])
    const theirs = await makeProvider(db)
    const stranger = await as({ roles: ['vendas:gestor'], empresas: [theirs], employee: true })
    expect(await find('zuleide', stranger)).toEqual([])
    expect(await find('39053344705', stranger)).toEqual([])
  })

  it('finds sales campaigns, links by their code, and roulettes', async () => {
    const { id: id_campanha } = await db
      .insertInto('vendas_campanha')
      .values({ nome: 'Verão Quaresmeira' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: id_canal } = await db
      .insertInto('vendas_canal')
      .values({ nome: 'Feira' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('vendas_campanha_provedor').values({ id_campanha, id_empresa: ours }).execute()
    await db
      .insertInto('vendas_tracking_url')
      .values({ codigo: 'Quar3sm', id_empresa: ours, id_campanha, id_canal, id_usuario: person })
      .execute()
    const manager = await seller('vendas:gestor')
    expect(await find('quaresmeira', manager)).toEqual([
      ['campanha_vendas', 'Verão Quaresmeira'],
      ['link', 'Verão Quaresmeira · Feira'],
    ])
    expect(await find('Quar3sm', manager)).toEqual([['link', 'Verão Quaresmeira · Feira']])
    expect(await find('quaresmeira', await seller('rh:gestor'))).toEqual([])
  })

  it('finds by a code after #: a link by its own, a lead by its number, and nothing by a name', async () => {
    const manager = await seller('vendas:gestor')
    const { id } = await db
      .selectFrom('vendas_lead')
      .select('id')
      .where('cliente', '=', 'Zuleide Amarante')
      .executeTakeFirstOrThrow()
    expect(await find('#quar3', manager)).toEqual([['link', 'Verão Quaresmeira · Feira']])
    expect((await find(`# ${id}`, manager)).filter(([tipo]) => tipo === 'lead')).toEqual([
      ['lead', 'Zuleide Amarante'],
    ])
    expect(await find(String(id).padStart(2, '0'), manager)).toContainEqual(['lead', 'Zuleide Amarante'])
    expect(await find('Quar3sm', manager)).toEqual([['link', 'Verão Quaresmeira · Feira']])
    expect(await find('#zuleide', manager)).toEqual([])
    expect(await find('#abaco')).toEqual([])
    const theirs = await makeProvider(db)
    const stranger = await as({ roles: ['vendas:gestor'], empresas: [theirs], employee: true })
    expect(await find(`#${id}`, stranger)).toEqual([])
    expect((await find(String(id).padStart(2, '0'), stranger)).filter(([tipo]) => tipo === 'lead')).toEqual(
      [],
    )
  })

  it('is asked in a body, so that no number stands in an address; what writes is not asked by reading', async () => {
    const { token } = await seller('vendas:gestor')
    const headers = { authorization: `Bearer ${token}` }
    const asked = await app.inject({
      method: 'POST',
      url: '/trpc/search.palette',
      headers,
      payload: { q: 'zuleide' },
    })
    expect(asked.statusCode).toBe(200)
    expect(asked.json().result.data).toMatchObject([{ tipo: 'lead' }])
    const written = await app.inject({ method: 'GET', url: '/trpc/leads.create?input={}', headers })
    expect(written.statusCode).not.toBe(200)
  })
})

describe('searches without a result', () => {
  const ofPerson = () => as({ employee: true, id_empresa: ours, empresas: [ours] })

  it('are counted by text without who searched, and seen by superadmins alone', async () => {
    const { call } = await ofPerson()
    for (const q of ['Vale-transporte', 'vale-transporte', 'Uniforme novo'])
      await call.search.noteEmpty({ q })
    const { dados, total } = await admin.call.search.empty()
    expect(dados.map(({ termo, vezes }) => [termo, vezes])).toEqual([
      ['vale-transporte', 2],
      ['uniforme novo', 1],
    ])
    expect(total).toBe(2)
    const settings = await as({
      roles: ['configuracao:gestor', 'perguntas_frequentes:gestor'],
      employee: true,
    })
    await expect(settings.call.search.empty()).rejects.toThrow('permissão')
    expect((await settings.call.faq.emptySearches()).total).toBe(0)
  })

  it('do not hold what could be a document or an address', async () => {
    const { call } = await ofPerson()
    const before = (await admin.call.search.empty()).total
    for (const q of ['390.533.447-05', 'maria@casa.example', '48 99111-2222'])
      await call.search.noteEmpty({ q })
    expect((await admin.call.search.empty()).total).toBe(before)
  })

  it('are of employees', async () => {
    await expect((await as({ employee: false })).call.search.noteEmpty({ q: 'salário' })).rejects.toThrow(
      'permissão',
    )
  })
})
