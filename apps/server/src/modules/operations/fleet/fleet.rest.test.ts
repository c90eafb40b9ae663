/** Every call of the fleet, and of those who ask for its vehicles, over REST: what is sent, and the shape that comes back. */
import { dayFromNow, dayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import {
  makeDriver,
  makeLicence,
  makeRental,
  makeUpload,
  makeVehicle,
  vehicleWish,
} from '../../../../test/factories/fleet.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const second = await as({ roles: ['frota:gestor'], ...there })
const person = await as({ nome: 'Bia Nunes', ...there })
const licence = await makeLicence(db, person.userId)
const city = await db.selectFrom('cidade').select('id').limit(1).executeTakeFirstOrThrow()
type Somebody = typeof manager

async function send(who: Somebody, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${who.token}` }
  const answer = await app.inject({ method, url, headers, payload })
  expect(answer.statusCode, `${method} ${url}: ${answer.payload}`).toBe(200)
  return answer.json()
}
const made = async (who: Somebody, url: string, table: string, object: object): Promise<number> =>
  (await send(who, 'POST', url, { object }))[`insert_${table}`].returning[0].id

const vehicle = await makeVehicle(db, ours, { km_atual: 1000 })
const moment = new Date(Date.now() - 3_600_000).toISOString()
const licenceOf = { cnh_numero: '98765432100', cnh_categoria: 'B', cnh_validade: '2031-02-03' }
const bodies: Record<string, () => object | Promise<object>> = {
  veiculo: () => ({
    placa: 'RST1A01',
    renavam: '12345678900',
    marca: 'Fiat',
    modelo: 'Fiorino',
    ano_fabricacao: 2024,

    ano_modelo: 2025,
    tipo: 'utilitario',
    combustivel: 'flex',
    propriedade: 'proprio',
    id_empresa: ours,
    categoria_exigida: 'B',
    lugares: 2,
    km_atual: 10,
  }),
  motorista: async () => ({ id_usuario: (await as(there)).userId, ...licenceOf }),
  locadora: () => ({ nome: 'Aluga Norte', cnpj: '11444777000161' }),
  locacao: async () => ({
    id_locadora: (await makeRental(db, await makeVehicle(db, ours))).id_locadora,
    id_veiculo: vehicle,
    contrato: 'N-1',
    data_inicio: '2025-01-01',
    data_fim: '2025-12-31',
    valor_mensal: '1200.00',
  }),
  manutencao_veiculo: () => ({ id_veiculo: vehicle, tipo: 'revisao', descricao: 'Troca de óleo', km: 1000 }),
  incidente_veiculo: () => ({
    id_veiculo: vehicle,
    tipo: 'pane',
    data_hora: moment,
    local: 'BR-116',
    id_cidade: city.id,
    descricao: 'Não liga',
  }),
  multa: () => ({
    id_veiculo: vehicle,
    auto_infracao: 'RE000001',
    orgao: 'PRF',
    codigo_infracao: '74550',
    descricao: 'Velocidade',
    gravidade: 'media',
    data_infracao: moment,
    local: 'BR-116',
    data_notificacao: dayInBrazil(Date.now()),
    valor: '130.16',
    vencimento: '2030-01-10',
  }),
  abastecimento: () => ({ id_veiculo: vehicle, data: moment, km: 1000, litros: '40', valor: '200.00' }),
}

it.each([
  ['/v1/veiculos', 'veiculo', { cor: 'Branco' }],
  ['/v1/motorista', 'motorista', { cnh_validade: '2032-01-01' }],
  ['/v1/locadoras/veicular', 'locadora', { telefone: '5332250000' }],
  ['/v1/veiculo/locacao', 'locacao', { contrato: 'N-2' }],
  ['/v1/veiculo/manutencao', 'manutencao_veiculo', { oficina: 'Mecânica Sul' }],
  ['/v1/veiculo/incidente', 'incidente_veiculo', { local: 'BR-392' }],
  ['/v1/veiculo/multa', 'multa', { local: 'BR-392' }],
  ['/v1/veiculo/abastecimento', 'abastecimento', { litros: '41' }],
])('%s registers, finds, changes and deletes', async (url, table, change) => {
  const id = await made(manager, url, table, await bodies[table]!())
  const one = { filtro: { id: { _eq: id } } }
  const filter = `?filtro=${encodeURIComponent(JSON.stringify(one.filtro))}`
  for (const found of [
    await send(manager, 'GET', url + filter),
    await send(manager, 'POST', `${url}/filtro`, one),
  ])
    expect([found[table].map((row: { id: number }) => row.id), found.total]).toEqual([[id], 1])
  expect((await send(manager, 'GET', `${url}/${id}`))[`${table}_by_pk`]).toMatchObject({ id })
  const saved = await send(manager, 'PUT', `${url}/${id}`, { object: change })
  expect(saved[`update_${table}`].returning[0].id).toBe(id)
  const gone = await send(manager, 'DELETE', `${url}/${id}`)
  expect(gone).toEqual({ [`delete_${table}`]: { affected_rows: 1 } })
})

const step = async (url: string, table: string, situacao: string, over = {}) =>
  expect(
    (await send(manager, 'POST', `${url}/situacao`, { situacao, ...over }))[`update_${table}`],
  ).toMatchObject({
    returning: [{ situacao }],
  })

it('a vehicle is given to a driver, taken back and out of service', async () => {
  const id = await makeVehicle(db, ours, { km_atual: 500 })
  const driver = await makeDriver(db, there)
  const url = `/v1/veiculos/${id}`
  const given = await send(manager, 'POST', `${url}/motorista`, { id_motorista: driver.id, km: 510 })
  expect(given.update_veiculo.returning[0]).toEqual({ id, situacao: 'em_uso' })
  await send(manager, 'POST', `${url}/motorista`, { id_motorista: null, km: 520 })
  expect((await send(manager, 'GET', `${url}/motorista`)).veiculo_motorista).toMatchObject([
    { km_inicio: 510, km_fim: 520 },
  ])
  await step(url, 'veiculo', 'manutencao')
})

it('repairs, incidents and rentals go to their next state', async () => {
  const repair = await made(
    manager,
    '/v1/veiculo/manutencao',
    'manutencao_veiculo',
    await bodies.manutencao_veiculo!(),
  )
  await step(`/v1/veiculo/manutencao/${repair}`, 'manutencao_veiculo', 'aprovada')
  const incident = await made(
    manager,
    '/v1/veiculo/incidente',
    'incidente_veiculo',
    await bodies.incidente_veiculo!(),
  )
  await step(`/v1/veiculo/incidente/${incident}`, 'incidente_veiculo', 'em_analise')
  const rental = await made(manager, '/v1/veiculo/locacao', 'locacao', {
    ...(await db.selectFrom('locadora').select('id as id_locadora').executeTakeFirstOrThrow()),
    id_veiculo: vehicle,
    contrato: 'N-3',
    data_inicio: '2024-01-01',
    data_fim: '2024-12-31',
    valor_mensal: '1200.00',
  })
  await step(`/v1/veiculo/locacao/${rental}`, 'locacao', 'encerrada')
})

it('a fine has its driver named by one and confirmed by another, and its signed paper attached', async () => {
  const id = await made(manager, '/v1/veiculo/multa', 'multa', {
    ...(await bodies.multa!()),
    auto_infracao: 'RE000002',
  })
  const url = `/v1/veiculo/multa/${id}`
  const named = await send(manager, 'POST', `${url}/condutor`, { id_motorista: licence })
  expect(named.update_multa.returning[0].id).toBe(id)
  await send(second, 'POST', `${url}/condutor/confirmacao`)
  expect((await send(manager, 'POST', `${url}/termo`)).insert_multa_termo.returning).toHaveLength(1)
  expect((await send(manager, 'GET', `${url}/termo`)).multa_termo_by_pk).toMatchObject({
    motorista: 'Bia Nunes',
  })
  const arquivo_assinado = await makeUpload(db, manager.userId, 'application/pdf')
  const signed = { arquivo_assinado, autoriza_desconto: false }
  expect((await send(manager, 'POST', `${url}/termo/anexo`, signed)).update_multa.returning).toEqual([
    { id, situacao: 'termo_assinado' },
  ])
  await step(url, 'multa', 'paga')
  expect((await send(person, 'GET', '/v1/solicitacao/veiculo/multa')).multa).toMatchObject([{ id }])
})

it('what the fleet costs, what is due and what expires is answered', async () => {
  const period = 'inicio=2026-01-01&fim=2026-12-31'
  expect((await send(manager, 'GET', `/v1/frota/custos?${period}`)).frota_custos).toBeTruthy()
  const totals = await send(manager, 'GET', `/v1/frota/custos/totais?${period}&comparar=mes_anterior`)
  expect(totals.frota_custos_totais.comparacao).toHaveProperty('total')
  expect((await send(manager, 'GET', '/v1/frota/alertas')).frota_alertas).toHaveProperty('cnh')
  const expiring = await send(manager, 'GET', '/v1/vencimentos')
  const filtered = await send(manager, 'POST', '/v1/vencimentos/filtro', { filtro: {} })
  expect(filtered.vencimento).toEqual(expiring.vencimento)
  const repairs = await send(manager, 'POST', '/v1/relatorio/veiculo/manutencao', { filtro: {} })
  expect(repairs.relatorio_veiculo_manutencao).toEqual([])
})

it('an employee asks for a vehicle, waits, takes it, brings it back and reports what happened', async () => {
  const url = '/v1/solicitacao/veiculo'
  const table = 'solicitacao_veiculo'
  const day = dayFromNow(5)
  const wish = { ...vehicleWish(day), passageiros: 1 }
  const id = await made(person, url, table, wish)
  const one = `${url}/${id}`
  expect((await send(person, 'GET', url))[table]).toMatchObject([{ id }])
  expect((await send(manager, 'POST', `${url}/filtro`, { filtro: { id } })).total).toBe(1)
  await send(person, 'PUT', one, { object: { motivo: 'Trocar rádio' } })
  for (const espera of [true, false]) await send(person, 'POST', `${one}/espera`, { espera })
  await step(one, table, 'aprovada', { id_veiculo: vehicle })
  const calendar = await send(person, 'POST', `${url}/calendario`, {
    inicio: day,
    fim: dayInBrazil(Date.parse(day) + 2 * 86_400_000),
  })
  expect(JSON.stringify(calendar.calendario_veiculo)).toContain('Trocar rádio')
  const list = async (km: number) => ({ km, combustivel: 4, fotos: [await makeUpload(db, person.userId)] })
  await send(person, 'POST', `${one}/saida`, await list(1000))
  const reported = await made(person, `${url}/incidente`, 'incidente_veiculo', {
    id_veiculo: vehicle,
    tipo: 'pane',
    data_hora: moment,
    local: 'BR-116',
    id_cidade: city.id,
    descricao: 'Pneu furado',
  })
  expect((await send(person, 'GET', `${url}/incidente`)).incidente_veiculo).toMatchObject([{ id: reported }])
  const work = { id_veiculo: vehicle, tipo: 'pneu', km: 1000, descricao: 'Trocar pneu', parado: true }
  const asked = await made(person, `${url}/manutencao`, 'manutencao_veiculo', work)
  expect((await send(person, 'GET', `${url}/manutencao`)).manutencao_veiculo).toMatchObject([{ id: asked }])
  await send(person, 'POST', `${one}/retorno`, await list(1100))
  expect((await send(person, 'GET', one))[`${table}_by_pk`]).toMatchObject({
    situacao: 'concluida',
    km_retorno: 1100,
  })
  const other = await made(person, url, table, wish)
  expect(await send(person, 'DELETE', `${url}/${other}`)).toEqual({
    [`delete_${table}`]: { affected_rows: 1 },
  })
})
