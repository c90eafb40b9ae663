/** The documented readers of the structure, path by path. */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
// Ids of different tables must not meet by chance in what is asserted.
for (let count = 0; count < 3; count += 1) await makeProvider(db)
const razao = await makeProvider(db, { nome: 'Razão Info', sistema: 'razao' })
const vetorial = await makeProvider(db, { nome: 'Vetorial', sistema: 'vetorial' })
const comercial = await makeDepartment(db, razao, { nome: 'Comercial' })
const tecnico = await makeDepartment(db, vetorial, { nome: 'Técnico' })
const vendas = await makeSector(db, comercial, { nome: 'Vendas' })
const redes = await makeSector(db, tecnico, { nome: 'Redes' })
const vendedor = await makePosition(db, vendas, { nome: 'Vendedor' })
const analista = await makePosition(db, redes, { nome: 'Analista' })
await makeSector(db, comercial, { nome: 'Fechado', ativo: false })
const { token } = await as({ empresas: [razao, vetorial] })

const read = async (url: string) => {
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const department = {
  id: comercial,
  nome: 'Comercial',
  ativo: true,
  id_empresa: razao,
  id_funcionario: null,
  empresa: 'Razão Info',
}
const sector = {
  id: vendas,
  nome: 'Vendas',
  ativo: true,
  id_departamento: comercial,
  id_usuario: null,
  departamento: 'Comercial',
}
const position = {
  id: vendedor,
  nome: 'Vendedor',
  ativo: true,
  id_setor: vendas,
  id_usuario: null,
  descricao: null,
  id_departamento: comercial,
}

it('GET /v1/companies answers the providers the person may see', async () => {
  expect(await read('/v1/companies')).toEqual({
    companies: [
      { id: razao, nome: 'Razão Info' },
      { id: vetorial, nome: 'Vetorial' },
    ],
  })
})

it('GET /v1/sistema answers their keys', async () => {
  expect(await read('v1/sistema/')).toEqual({
    sistema: [
      { id: razao, nome: 'Razão Info', sistema: 'razao' },
      { id: vetorial, nome: 'Vetorial', sistema: 'vetorial' },
    ],
  })
})

it('GET /v1/departamentos answers the departments', async () => {
  const { rh_departamento } = await read('/v1/departamentos')
  expect(rh_departamento).toEqual([department, expect.objectContaining({ id: tecnico })])
})

it.each([
  `/v1/departamentos/empresa/${razao}`,
  `/v1/company/departamento/${razao}`,
  '/v1/company/departamento/raz%C3%A3o%20info',
  '/v1/company/departamento/RAZAO',
])('GET %s answers the departments of one provider', async (url) => {
  expect(await read(url)).toEqual({ rh_departamento: [department] })
})

it('GET /v1/setor answers the active sectors', async () => {
  const { rh_setor } = await read('/v1/setor')
  expect(rh_setor).toEqual([expect.objectContaining({ id: redes }), sector])
})

it.each([
  ['department', () => comercial],
  ['provider', () => razao],
])('GET /v1/setor/:filtro takes the number of a %s', async (_what, id) => {
  expect(await read(`/v1/setor/${id()}`)).toEqual({ rh_setor: [sector] })
})

it.each(['Razão Info', 'razao'])(
  'GET /v1/setor/%s takes a provider’s name (docs/platform.md#id-or-name)',
  async (name) => {
    expect(await read(`/v1/setor/${encodeURIComponent(name)}`)).toEqual({ rh_setor: [sector] })
  },
)

it.each([
  ['sector', () => vendas],
  ['provider', () => razao],
])('GET /v1/company/cargo/:filtro takes the number of a %s', async (_what, id) => {
  expect(await read(`/v1/company/cargo/${id()}`)).toEqual({ rh_cargo: [position] })
})

it('GET /v1/company/cargo/:filtro takes the name of a provider or of its contracting company', async () => {
  await db
    .insertInto('empresa_contratante')
    .values({
      razao_social: 'Vetorial Telecom Ltda',
      nome_fantasia: 'Vetorial Telecom',
      cnpj: '11222333000181',
      id_empresa: vetorial,
      cep: '80010000',
      endereco: 'Rua A',
      numero: '1',
      bairro: 'Centro',
      cidade: 'Curitiba',
      estado: 'PR',
    })
    .execute()
  expect(await read('/v1/company/cargo/vetorial')).toMatchObject({ rh_cargo: [{ id: analista }] })
  expect(await read('/v1/company/cargo/vetorial%20telecom')).toMatchObject({ rh_cargo: [{ id: analista }] })
})

it.each([
  '/v1/departamentos/empresa/987654',
  '/v1/company/departamento/987654',
  '/v1/company/departamento/ninguém',
  '/v1/setor/987654',
  '/v1/setor/ninguém',
  '/v1/company/cargo/987654',
  '/v1/company/cargo/ninguém',
])('GET %s, of nothing that is there, is 404', async (url) => {
  const answer = await app.inject({ url: encodeURI(url), headers: { authorization: `Bearer ${token}` } })
  expect([answer.statusCode, answer.json().codigo]).toEqual([404, 'not_found'])
})

it('what is there and holds nothing is an empty list; what is out of reach is 404 (docs/company.md#structure-readers)', async () => {
  const empty = await makeProvider(db, { nome: 'Sem Nada', sistema: 'nada' })
  const hall = await makeDepartment(db, razao, { nome: 'Sem Setor' })
  const desk = await makeSector(db, hall, { nome: 'Sem Cargo' })
  const { token: whole } = await as({ empresas: [razao, empty] })
  const ask = async (url: string) => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${whole}` } })
    return [answer.statusCode, answer.json()]
  }
  expect(await ask(`/v1/departamentos/empresa/${empty}`)).toEqual([200, { rh_departamento: [] }])
  expect(await ask('/v1/company/departamento/nada')).toEqual([200, { rh_departamento: [] }])
  expect(await ask('/v1/company/cargo/nada')).toEqual([200, { rh_cargo: [] }])
  expect(await ask(`/v1/company/cargo/${desk}`)).toEqual([200, { rh_cargo: [] }])
  expect(await ask('/v1/setor/nada')).toEqual([200, { rh_setor: [] }])
  for (const url of [`/v1/departamentos/empresa/${vetorial}`, '/v1/setor/vetorial', `/v1/setor/${tecnico}`])
    expect((await ask(url))[0]).toBe(404)
})

it('of a provider answers what is of all providers too, as forms offer it (docs/company.md#structure-readers)', async () => {
  const [lone, hidden] = [await makeProvider(db, { sistema: 'sozinho' }), await makeProvider(db)]
  const everywhere = await makeDepartment(db, null, { nome: 'Auditoria' })
  const rules = await makeSector(db, everywhere)
  const auditor = await makePosition(db, rules)
  // What this reader may not see has the number of their provider.
  let hall = 0
  let desk = 0
  while (hall < lone) hall = await makeDepartment(db, hidden)
  while (desk < lone) desk = await makeSector(db, hall)
  expect([hall, desk]).toEqual([lone, lone])
  const { token: theirs } = await as({ empresas: [lone] })
  const idsOf = async (url: string) => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${theirs}` } })
    const [rows] = Object.values(answer.json()) as { id: number }[][]
    return answer.statusCode === 200 ? rows!.map(({ id }) => id) : answer.statusCode
  }
  for (const name of [String(lone), 'sozinho']) {
    expect(await idsOf(`/v1/company/departamento/${name}`)).toEqual([everywhere])
    expect(await idsOf(`/v1/setor/${name}`)).toEqual([rules])
    expect(await idsOf(`/v1/company/cargo/${name}`)).toEqual([auditor])
  }
  expect(await idsOf(`/v1/departamentos/empresa/${lone}`)).toEqual([everywhere])
  for (const path of ['departamentos/empresa', 'company/departamento', 'setor', 'company/cargo'])
    expect(await idsOf(`/v1/${path}/${hidden}`)).toBe(404)
})

it.each([
  '/v1/companies',
  '/v1/sistema',
  '/v1/departamentos',
  '/v1/departamentos/empresa/1',
  '/v1/company/departamento/1',
  '/v1/setor',
  '/v1/setor/1',
  '/v1/company/cargo/1',
  '/v1/categoria',
])('GET %s asks a guest to sign in', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(401)
})

it('GET /v1/company/microrregiao answers a guest with an empty list', async () => {
  const answer = await app.inject({ url: '/v1/company/microrregiao' })
  expect(answer.json()).toEqual({ microrregiao: [] })
})
