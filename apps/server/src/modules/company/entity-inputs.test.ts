/** What every entity of the structure answers, and what it refuses: one table for all of them. */
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const empresa = await makeProvider(db)
const departamento = await makeDepartment(db, empresa)
const setor = await makeSector(db, departamento)
await makePosition(db, setor)
const { token } = await as(superadmin)
const authorization = `Bearer ${token}`

const contratante = {
  razao_social: 'Razão Informática Ltda',
  nome_fantasia: 'Razão Info',
  cnpj: '11222333000181',
  id_empresa: empresa,
  cep: '80010000',
  endereco: 'Rua XV de Novembro',
  numero: '100',
  bairro: 'Centro',
  cidade: 'Curitiba',
  estado: 'PR',
}

/** Path, table, a good record, and its text that can be changed. */
const entities = [
  { path: '/v1/empresa', table: 'empresa', good: { nome: 'Vetorial' }, name: 'nome' },
  { path: '/v1/contratante', table: 'empresa_contratante', good: contratante, name: 'nome_fantasia' },
  { path: '/v1/cidade', table: 'cidade', good: { nome: 'Cidade Nova', uf: 'PR' }, name: 'nome' },
  {
    path: '/v1/microrregiao',
    table: 'microrregiao',
    good: { nome: 'Litoral', cidades: [1, 2] },
    name: 'nome',
  },
  {
    path: '/v1/feriado',
    table: 'feriado',
    good: { nome: 'Tiradentes', data: '04-21', tipo: 'Nacional' },
    name: 'nome',
  },
  {
    path: '/v1/rh/departamento',
    table: 'rh_departamento',
    good: { nome: 'Comercial', id_empresa: empresa },
    name: 'nome',
  },
  {
    path: '/v1/rh/setor',
    table: 'rh_setor',
    good: { nome: 'Redes', id_departamento: departamento },
    name: 'nome',
  },
  { path: '/v1/rh/cargo', table: 'rh_cargo', good: { nome: 'Analista', id_setor: setor }, name: 'nome' },
  {
    path: '/v1/categoria',
    table: 'categoria',
    good: { titulo: 'Avisos', color: '#AABBCC', icone: 'megaphone' },
    name: 'titulo',
  },
] as const

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const send = (method: Method, url: string, payload?: unknown) =>
  app.inject({
    method,
    url,
    headers: { authorization, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && {
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    }),
  })

const count = async (table: (typeof entities)[number]['table']) =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

describe.each(entities)('$path', ({ path, table, good, name }) => {
  it('answers the five operations in the documented shapes', async () => {
    const created = await send('POST', path, { object: { ...good, id: 7, created_at: 'x' } })
    expect(created.json()).toMatchObject({ [`insert_${table}`]: { returning: [{ id: expect.any(Number) }] } })
    expect(created.statusCode).toBe(200)
    const { id } = created.json()[`insert_${table}`].returning[0]

    const one = await send('GET', `${path}/${id}`)
    expect(one.json()[`${table}_by_pk`]).toMatchObject({
      id,
      ativo: true,
      [name]: good[name as keyof typeof good],
    })

    const changed = await send('PUT', `${path}/${id}`, { object: { [name]: 'Novo Nome', ativo: false } })
    expect(changed.json()).toMatchObject({ [`update_${table}`]: { returning: [{ id }] } })

    const list = await send('GET', `${path}?filtro={"ativo":{"_eq":false}}&sort=-${name}`)
    expect(list.json()).toMatchObject({ [table]: [{ id, [name]: 'Novo Nome', ativo: false }], total: 1 })
    expect((await send('GET', `${path}?q=NÓVO nome`)).json().total).toBe(1)

    const gone = await send('DELETE', `${path}/${id}`)
    expect(gone.json()).toEqual({ [`delete_${table}`]: { affected_rows: 1 } })
    expect((await send('GET', `${path}/${id}`)).statusCode).toBe(404)
    expect((await send('DELETE', `${path}/${id}`)).statusCode).toBe(404)
  })

  it('refuses a stale edit and keeps what the other person wrote', async () => {
    const created = await send('POST', path, good)
    const { id } = created.json()[`insert_${table}`].returning[0]
    const { updated_at } = (await send('GET', `${path}/${id}`)).json()[`${table}_by_pk`]
    expect((await send('PUT', `${path}/${id}`, { [name]: 'Primeira', updated_at })).statusCode).toBe(200)
    const late = await send('PUT', `${path}/${id}`, { [name]: 'Segunda', updated_at })
    expect(late.statusCode).toBe(409)
    expect(late.json().mensagem).toBe(
      'Este registro foi alterado por outra pessoa. Consulte o registro de novo.',
    )
    expect((await send('GET', `${path}/${id}`)).json()[`${table}_by_pk`][name]).toBe('Primeira')
    await send('DELETE', `${path}/${id}`)
  })

  it('keeps markup and quotes as the text they are', async () => {
    for (const text of [`Robert'; drop table ${table}; --`, '<script>alert(1)</script>']) {
      const created = await send('POST', path, { ...good, [name]: text })
      expect(created.statusCode).toBe(200)
      const { id } = created.json()[`insert_${table}`].returning[0]
      expect((await send('GET', `${path}/${id}`)).json()[`${table}_by_pk`][name]).toBe(text)
      await send('DELETE', `${path}/${id}`)
    }
  })

  it.each([
    ['malformed JSON', '{"object":', 400],
    ['an unknown field', { ...good, cor_preferida: 'x' }, 422],
    ['a wrong type', { ...good, [name]: 5 }, 422],
    ['an over-long text', { ...good, [name]: 'x'.repeat(500) }, 422],
    ['an empty text', { ...good, [name]: '  ' }, 422],
    ['a character no text may hold', { ...good, [name]: 'a\u0000b' }, 422],
    ['an empty body', '', 422],
    ['a list for a body', [], 422],
    ['no objects', { objects: [] }, 422],
    ['a text for a switch', { ...good, ativo: 'sim' }, 422],
  ])('refuses %s with a clear text and stores nothing', async (_case, payload, status) => {
    const before = await count(table)
    const answer = await send('POST', path, payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().mensagem).toMatch(/\p{L}/u)
    expect(answer.body).not.toMatch(/at .*\.ts|select |insert into/i)
    expect(await count(table)).toBe(before)
  })

  it.each(['-1', '0', '99999999999999999999', 'abc', '1.5', `1'--`])('has no record %s', async (id) => {
    const address = `${path}/${encodeURIComponent(id)}`
    expect((await send('GET', address)).statusCode).toBe(404)
    expect((await send('PUT', address, { [name]: 'Outro Nome' })).statusCode).toBe(404)
    expect((await send('DELETE', address)).statusCode).toBe(404)
  })

  it.each([
    'limit=1000000',
    'limit=-1',
    'limit=abc',
    'offset=-5',
    'sort=senha_hash',
    'outra=1',
    'filtro={"cor_preferida":1}',
    `filtro={"${name}":{"_like":"x"}}`,
    'filtro={"id":{"_eq":"1 or 1=1"}}',
    'filtro={"id":{"_gte":1e300}}',
  ])('refuses the list flag %s', async (query) => {
    const answer = await send('GET', `${path}?${query}`)
    expect(answer.statusCode).toBe(422)
  })

  it('answers a guest with 401 before looking at the body', async () => {
    const open = path === '/v1/microrregiao'
    expect((await app.inject({ url: path })).statusCode).toBe(open ? 200 : 401)
    for (const [method, url] of [
      ['POST', path],
      ['PUT', `${path}/1`],
      ['DELETE', `${path}/1`],
    ] as const) {
      const answer = await app.inject({ method, url, payload: { nonsense: 1 } })
      expect(answer.statusCode).toBe(401)
    }
  })

  it('refuses a person without a role for it', async () => {
    const person = await as({ empresas: [empresa] })
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${person.token}` },
      payload: good,
    })
    expect(answer.statusCode).toBe(403)
  })
})
