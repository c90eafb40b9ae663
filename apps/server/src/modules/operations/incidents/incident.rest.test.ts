import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { makeAsset, makeProduct } from '../../../../test/factories/supplies.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const id_categoria = await makeIncidentCategory(db)

it('an incident goes from registration to its solution over REST', async () => {
  const { token } = await as({ roles: ['incidentes:gestor'], empresas: [ours], id_empresa: ours })
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })
    expect(answer.statusCode, answer.payload).toBe(200)
    return answer.json()
  }
  const made = await ask('POST', '/v1/incidente', {
    object: { id_categoria, titulo: 'Queda', descricao: 'Sem energia', id_empresa: ours, prioridade: 'alta' },
  })
  const { id } = made.insert_incidente.returning[0]
  const list = await ask('POST', '/v1/incidente/filtro', {
    filtro: { situacao: { _eq: 'aberto' }, prioridade: 'alta' },
  })
  expect(list).toMatchObject({ total: 1, incidente: [{ id, titulo: 'Queda', situacao: 'aberto' }] })
  expect((await ask('GET', `/v1/incidente/${id}`)).incidente_by_pk).toMatchObject({
    descricao: 'Sem energia',
  })
  const changed = await ask('PUT', `/v1/incidente/${id}`, { object: { titulo: 'Queda geral' } })
  expect(changed.update_incidente.returning[0].id).toBe(id)
  const reported = await ask('POST', `/v1/incidente/${id}/andamento`, { texto: 'Gerador ligado' })
  expect(reported.insert_incidente_andamento.returning).toHaveLength(1)
  const follows = await ask('POST', `/v1/incidente/${id}/seguidor`, { segue: true })
  expect(follows.insert_incidente_seguidor.returning).toEqual([{ id, segue: true }])
  const order = await ask('POST', `/v1/incidente/${id}/ordem`, { os: '88123' })
  const id_ordem = order.insert_incidente_ordem.returning[0].id
  await makeAsset(db, ours, await makeProduct(db, ours), { patrimonio: 'PT-000123' })
  const asset = await ask('POST', `/v1/incidente/${id}/patrimonio`, { patrimonio: 'PT-000123' })
  const id_item = asset.insert_incidente_patrimonio.returning[0].id
  expect(await ask('GET', `/v1/incidente/${id}/trabalho`)).toMatchObject({
    ordens: [{ id: id_ordem, os: '88123' }],
    patrimonios: [{ id: id_item, patrimonio: 'PT-000123', produto: 'ONT Huawei' }],
    clientes: null,
    sem_conta: 'sem_area',
  })
  expect(await ask('DELETE', `/v1/incidente/${id}/ordem/${id_ordem}`)).toEqual({
    delete_incidente_ordem: { affected_rows: 1 },
  })
  expect(await ask('DELETE', `/v1/incidente/${id}/patrimonio/${id_item}`)).toEqual({
    delete_incidente_patrimonio: { affected_rows: 1 },
  })
  const moved = await ask('POST', `/v1/incidente/${id}/situacao`, { situacao: 'resolvido', texto: 'Voltou' })
  expect(moved.update_incidente.returning[0]).toMatchObject({ id, situacao: 'resolvido' })
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
  expect(await ask('GET', `/v1/incidente/dashboard?inicio=${day}&fim=${day}&empresa=${ours}`)).toMatchObject({
    resolvidos: 1,
    abertos: 0,
  })
  const category = await ask('POST', '/v1/incidente/categoria', {
    object: { titulo: 'Energia', color: '#d9661f', icone: 'plug' },
  })
  const other = category.insert_incidente_categoria.returning[0].id
  await ask('PUT', `/v1/incidente/categoria/${other}`, { ativo: false })
  expect(await ask('DELETE', `/v1/incidente/categoria/${other}`)).toEqual({
    delete_incidente_categoria: { affected_rows: 1 },
  })
})

it.each([
  [{ object: { titulo: 'x' } }, 422],
  [{ object: { titulo: 'Ok', descricao: 'x', id_categoria: 'a', id_empresa: 1 } }, 422],
  [{ object: { titulo: 'Ok', descricao: 'x', id_categoria: 987_654, id_empresa: ours } }, 422],
  [{ object: { titulo: 'Ok', descricao: 'x', id_categoria, id_empresa: ours, cidades: [987_654_321] } }, 422],
])('bad input %j is refused and nothing is stored', async (payload, status) => {
  const { token } = await as({ roles: ['incidentes:gestor'], empresas: [ours] })
  const before = await db.selectFrom('incidente').select('id').execute()
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/incidente',
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.json().mensagem).toMatch(/\p{L}/u)
  expect(await db.selectFrom('incidente').select('id').execute()).toHaveLength(before.length)
})
