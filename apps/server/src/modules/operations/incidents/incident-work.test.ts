/** Orders and assets of an incident, and what it cost (docs/operations.md#work-of-an-incident). */
import type { DB } from '@intranet/db/schema'
import { sql, type Insertable } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeCustomer } from '../../../../test/factories/communication.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { makeAsset, makeProduct } from '../../../../test/factories/supplies.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { findActor } from '../../../platform/session.ts'
import { readWork } from './incident-work.service.ts'

const { db, as, deps } = await testWorld()
const rede = await makeIncidentCategory(db, { titulo: 'Rede' })
const pelotas = await cityNamed(db, 'Pelotas', 'RS')
const laguna = await cityNamed(db, 'Laguna', 'SC')
let ours = 0
let theirs = 0
beforeEach(async () => {
  ;[ours, theirs] = [await makeProvider(db), await makeProvider(db)]
})

const of = (id_empresa: number) => ({ empresas: [id_empresa], id_empresa })
const manager = (id_empresa = ours) => as({ roles: ['incidentes:gestor'], ...of(id_empresa) })
type Somebody = Awaited<ReturnType<typeof as>>

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const incidentOf = (who: Somebody, over: Partial<Insertable<DB['incidente']>> = {}, cities = [pelotas]) =>
  makeIncident(
    db,
    { id_usuario: who.userId, id_empresa: ours, id_categoria: rede, inicio: ago(90.5), ...over },
    cities,
  )
const customer = (over: Parameters<typeof makeCustomer>[2] = {}) =>
  makeCustomer(db, ours, { cidade: 'Pelotas', uf: 'RS', bairro: 'Centro', contratos: [], ...over })
const asset = async (id_empresa: number, patrimonio: string) =>
  makeAsset(db, id_empresa, await makeProduct(db, id_empresa), { patrimonio })
const figures = async ({ call }: Somebody, id: number) => {
  const { clientes, minutos, minutos_cliente, sem_conta } = await call.incidents.work({ id })
  return { clientes, minutos, minutos_cliente, sem_conta }
}

describe('orders and assets of an incident', () => {
  it('are added and taken away by who may edit it, and read by who may read it', async () => {
    const boss = await manager()
    const id_patrimonio = await asset(ours, 'PT-1')
    const id = await incidentOf(boss)
    const { id: id_ordem } = await boss.call.incidents.addOrder({ id, os: ' 88123 ' })
    const { id: id_item } = await boss.call.incidents.addAsset({ id, patrimonio: 'pt-1' })
    const colleague = await as(of(ours))
    expect(await colleague.call.incidents.work({ id })).toMatchObject({
      ordens: [{ id: id_ordem, os: '88123' }],
      patrimonios: [{ id: id_item, id_patrimonio, patrimonio: 'PT-1' }],
    })
    await boss.call.incidents.removeOrder({ id, id_ordem })
    await boss.call.incidents.removeAsset({ id, id_item })
    expect(await colleague.call.incidents.work({ id })).toMatchObject({ ordens: [], patrimonios: [] })
    const history = await boss.call.history.list({
      tabelas: ['incidente_ordem', 'incidente_patrimonio'],
      id_item: id,
      limit: 10,
      offset: 0,
    })
    expect(history.map(({ new_data }) => new_data)).toMatchObject([{ patrimonio: 'PT-1' }, { os: '88123' }])
  })

  it('are not for who reads it alone, nor shown to who may not read it', async () => {
    const boss = await manager()
    const id = await incidentOf(boss)
    const { id: id_ordem } = await boss.call.incidents.addOrder({ id, os: '1' })
    const reader = await as({ roles: ['incidentes:leitor'], ...of(ours) })
    const forbidden = 'Você não tem permissão'
    await expect(reader.call.incidents.addOrder({ id, os: '2' })).rejects.toThrow(forbidden)
    await expect(reader.call.incidents.removeOrder({ id, id_ordem })).rejects.toThrow(forbidden)
    await expect(reader.call.incidents.addAsset({ id, patrimonio: 'X' })).rejects.toThrow(forbidden)
    await expect(reader.call.incidents.removeAsset({ id, id_item: 1 })).rejects.toThrow(forbidden)
    const stranger = await manager(theirs)
    await expect(stranger.call.incidents.work({ id })).rejects.toThrow('não encontrado')
    await expect(stranger.call.incidents.addOrder({ id, os: '2' })).rejects.toThrow('não encontrado')
    await expect((await as({ employee: false })).call.incidents.work({ id })).rejects.toThrow(forbidden)
  })

  it('are of one incident: another one’s are not taken away', async () => {
    const boss = await manager()
    await asset(ours, 'PT-2')
    const [one, other] = [await incidentOf(boss), await incidentOf(boss)]
    const { id: id_ordem } = await boss.call.incidents.addOrder({ id: one, os: '7' })
    const { id: id_item } = await boss.call.incidents.addAsset({ id: one, patrimonio: 'PT-2' })
    await expect(boss.call.incidents.removeOrder({ id: other, id_ordem })).rejects.toThrow('não encontrado')
    await expect(boss.call.incidents.removeAsset({ id: other, id_item })).rejects.toThrow('não encontrado')
    await boss.call.incidents.addOrder({ id: other, os: '7' })
  })

  it('are there once each, an order also where two add it at once', async () => {
    const boss = await manager()
    const id = await incidentOf(boss)
    await asset(ours, 'PT-3')
    const added = await Promise.allSettled([1, 2].map(() => boss.call.incidents.addOrder({ id, os: '88' })))
    expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(boss.call.incidents.addOrder({ id, os: '88' })).rejects.toThrow('já está no incidente')
    await boss.call.incidents.addAsset({ id, patrimonio: 'PT-3' })
    await expect(boss.call.incidents.addAsset({ id, patrimonio: 'PT-3' })).rejects.toThrow(
      'já está no incidente',
    )
  })

  it('name an asset of the incident’s provider, that of its department where it names one', async () => {
    const boss = await manager()
    const missing = 'Não há patrimônio com este número no provedor do incidente.'
    await asset(theirs, 'FORA')
    const id = await incidentOf(boss)
    const refused = boss.call.incidents.addAsset({ id, patrimonio: 'FORA' })
    await expect(refused).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    await expect(refused).rejects.toMatchObject({ cause: { details: { campos: { patrimonio: missing } } } })
    await asset(ours, 'DENTRO')
    const id_departamento = await makeDepartment(db, ours)
    const ofDepartment = await incidentOf(boss, { id_empresa: null, id_departamento })
    await boss.call.incidents.addAsset({ id: ofDepartment, patrimonio: 'DENTRO' })
    const shared = await makeDepartment(db, null)
    const ofAll = await incidentOf(boss, { id_empresa: null, id_departamento: shared })
    await expect(boss.call.incidents.addAsset({ id: ofAll, patrimonio: 'DENTRO' })).rejects.toThrow()
  })

  it('are at most a hundred of each', async () => {
    const boss = await manager()
    const id = await incidentOf(boss)
    const id_produto = await makeProduct(db, ours)
    await sql`insert into incidente_ordem (id_incidente, os, id_usuario)
      select ${id}, n, ${boss.userId} from generate_series(1, 99) n`.execute(db)
    await sql`with novos as (insert into suprimento_patrimonio (id_empresa, patrimonio, id_produto)
        select ${ours}, 'N' || n, ${id_produto} from generate_series(1, 101) n returning id, patrimonio)
      insert into incidente_patrimonio (id_incidente, id_patrimonio, patrimonio, id_usuario)
      select ${id}, id, patrimonio, ${boss.userId} from novos where patrimonio not in ('N100', 'N101')`.execute(
      db,
    )
    await boss.call.incidents.addOrder({ id, os: '100' })
    await expect(boss.call.incidents.addOrder({ id, os: '101' })).rejects.toMatchObject({
      cause: { details: { campos: { os: 'Um incidente tem no máximo 100 ordens.' } } },
    })
    await boss.call.incidents.addAsset({ id, patrimonio: 'N100' })
    await expect(boss.call.incidents.addAsset({ id, patrimonio: 'N101' })).rejects.toMatchObject({
      cause: { details: { campos: { patrimonio: 'Um incidente tem no máximo 100 patrimônios.' } } },
    })
    const work = await boss.call.incidents.work({ id })
    expect([work.ordens.length, work.patrimonios.length]).toEqual([100, 100])
  })
})

describe('customers hit', () => {
  it('are the active ones of the provider in its cities, whatever their spelling, and of its districts alone', async () => {
    const boss = await manager()
    await customer({ cidade: 'PELOTAS' })
    await customer({ uf: null, bairro: 'Fragata' })
    await customer({ ativo: false })
    await customer({ cidade: 'Rio Grande' })
    await customer({ uf: 'SC' })
    await makeCustomer(db, theirs, { cidade: 'Pelotas', uf: 'RS', bairro: 'Centro' })
    const id = await incidentOf(boss)
    expect(await figures(boss, id)).toEqual({
      clientes: 2,
      minutos: 90,
      minutos_cliente: 180,
      sem_conta: null,
    })
    await boss.call.incidents.update({ id, bairros: ['centro', 'Centro'] })
    expect((await figures(boss, id)).clientes).toBe(1)
    await boss.call.incidents.update({ id, bairros: ['Areal'] })
    expect(await figures(boss, id)).toMatchObject({ clientes: 0, minutos_cliente: 0, sem_conta: null })
    await boss.call.incidents.update({ id, bairros: [], cidades: [pelotas, laguna] })
    expect((await figures(boss, id)).clientes).toBe(2)
  })

  it('are those of the department’s provider', async () => {
    const boss = await manager()
    await customer()
    const id_departamento = await makeDepartment(db, ours)
    const id = await incidentOf(boss, { id_empresa: null, id_departamento })
    expect((await figures(boss, id)).clientes).toBe(1)
  })

  it('are nobody knows how many without a city, or without customers that were read', async () => {
    const boss = await manager()
    const nowhere = await incidentOf(boss, {}, [])
    expect(await figures(boss, nowhere)).toEqual({
      clientes: null,
      minutos: 90,
      minutos_cliente: null,
      sem_conta: 'sem_area',
    })
    const id = await incidentOf(boss)
    expect(await figures(boss, id)).toMatchObject({ clientes: null, minutos: 90, sem_conta: 'sem_clientes' })
    await customer({ cidade: 'Rio Grande' })
    expect(await figures(boss, id)).toMatchObject({ clientes: 0, sem_conta: null })
    expect((await figures(boss, nowhere)).clientes).toBeNull()
  })

  it('are frozen by the step that resolves it, and counted again once it is open again', async () => {
    const boss = await manager()
    await customer()
    const id = await incidentOf(boss)
    await boss.call.incidents.step({ id, situacao: 'resolvido', texto: 'Fusão feita' })
    await customer()
    expect(await figures(boss, id)).toEqual({
      clientes: 1,
      minutos: 90,
      minutos_cliente: 90,
      sem_conta: null,
    })
    await boss.call.incidents.step({ id, situacao: 'em_tratamento' })
    expect((await figures(boss, id)).clientes).toBe(2)
    const stored = await db
      .selectFrom('incidente')
      .where('id', '=', id)
      .select('clientes_atingidos')
      .execute()
    expect(stored).toEqual([{ clientes_atingidos: null }])
    await boss.call.incidents.step({ id, situacao: 'resolvido', texto: 'Agora sim' })
    expect((await figures(boss, id)).clientes).toBe(2)
  })

  it('count nothing before planned work begins, of a cancelled one, and of a category that stops nobody', async () => {
    const boss = await manager()
    await customer()
    const none = { clientes: null, minutos: null, minutos_cliente: null }
    const ahead = await incidentOf(boss, { inicio: ago(-60) })
    expect(await figures(boss, ahead)).toEqual({ ...none, sem_conta: 'adiante' })
    // As it was once possible to resolve it.
    const resolved = { situacao: 'resolvido', solucao: 'Não foi preciso', fim: new Date() }
    await db.updateTable('incidente').set(resolved).where('id', '=', ahead).execute()
    expect(await figures(boss, ahead)).toEqual({ ...none, sem_conta: 'adiante' })
    const cancelled = await incidentOf(boss)
    await boss.call.incidents.step({ id: cancelled, situacao: 'cancelado', texto: 'Engano' })
    expect(await figures(boss, cancelled)).toEqual({ ...none, sem_conta: 'cancelado' })
    const id_categoria = await makeIncidentCategory(db, { afeta_rede: false })
    const slow = await incidentOf(boss, { id_categoria })
    expect(await figures(boss, slow)).toEqual({ ...none, sem_conta: 'categoria' })
    await boss.call.incidents.step({ id: slow, situacao: 'resolvido', texto: 'Reiniciado' })
    const stored = await db
      .selectFrom('incidente')
      .where('id', 'in', [ahead, cancelled, slow])
      .select('clientes_atingidos')
      .execute()
    expect(stored.map(({ clientes_atingidos }) => clientes_atingidos)).toEqual([null, null, null])
  })

  it('and their minutes are in the dashboard: frozen ones and those of now, others are not', async () => {
    const boss = await manager()
    expect((await boss.call.incidents.dashboard()).minutos_cliente).toBeNull()
    await customer()
    await customer()
    const resolved = await incidentOf(boss)
    await boss.call.incidents.step({ id: resolved, situacao: 'resolvido', texto: 'Feito' })
    await customer()
    await incidentOf(boss, { inicio: ago(10.5) })
    await incidentOf(boss, {}, [])
    const cancelled = await incidentOf(boss)
    await boss.call.incidents.step({ id: cancelled, situacao: 'cancelado', texto: 'Engano' })
    expect((await boss.call.incidents.dashboard()).minutos_cliente).toBe(2 * 90 + 3 * 10)
  })

  it('are read in one statement, with orders and assets', async () => {
    const boss = await manager()
    const id = await incidentOf(boss)
    const { actor } = (await findActor(deps.auth, boss.token))!
    expect((await countStatements(deps, () => readWork(db, actor, id))).statements).toBe(1)
  })
})

describe('districts', () => {
  it('are of a city that is named, when it is registered and later', async () => {
    const boss = await manager()
    const fields = { id_categoria: rede, titulo: 'Queda', descricao: '<p>x</p>', id_empresa: ours }
    const text = 'Informe a cidade destes bairros.'
    const register = (over: object) => boss.call.incidents.create({ objects: [{ ...fields, ...over }] })
    await expect(register({ bairros: ['Centro'] })).rejects.toThrow(text)
    await expect(register({ bairros: ['Centro'], cidades: [] })).rejects.toThrow(text)
    const [made] = await register({ bairros: ['Centro'], cidades: [pelotas] })
    const id = made!.id
    expect((await boss.call.incidents.get({ id })).bairros).toEqual(['Centro'])
    const refused = { cause: { details: { campos: { bairros: text } } } }
    await expect(boss.call.incidents.update({ id, cidades: [] })).rejects.toMatchObject(refused)
    await boss.call.incidents.update({ id, cidades: [], bairros: [] })
    await expect(boss.call.incidents.update({ id, bairros: ['Centro'] })).rejects.toMatchObject(refused)
    await boss.call.incidents.update({ id, cidades: [laguna], bairros: ['Centro'] })
  })
})
