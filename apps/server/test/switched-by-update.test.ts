/** Who may not switch a record on and off does not do it by an update either. */
import { todayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { objectShape } from '../src/platform/rest/input-fields.ts'
import { testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { makeVehicle } from './factories/fleet.ts'
import { procedures } from './walked-procedures.ts'

const abilities = new Map(procedures.map(([path, { meta }]) => [path, meta.access.ability]))

/** Updates that take `ativo` from people who may not call the procedure that switches. */
const weaker = procedures
  .filter(([path, { inputs }]) => {
    const switching = path.endsWith('.update') && abilities.get(path.replace('.update', '.setActive'))
    const takes = inputs.some((input) => 'ativo' in objectShape(input))
    return switching && takes && switching !== abilities.get(path)
  })
  .map(([path]) => path)

it('by these updates: each has a test that it refuses another `ativo`, here or in its module', () => {
  expect(weaker.toSorted()).toEqual([
    'communicationCampaigns.update',
    'communicationRules.update',
    'faq.update',
    'news.update',
    'roulette.update',
    'salesCampaigns.update',
    'salesChannels.update',
    'vehicles.update',
  ])
})

const { db, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao' })
const there = { empresas: [razao], id_empresa: razao }

it('of a roulette: its requester does not resume what a manager paused (docs/marketing.md#roulette-campaigns)', async () => {
  const manager = await as({ roles: ['roulette:gestor'], ...there })
  const worker = await as({ roles: ['roulette:solicitante'], ...there })
  const { id } = await worker.call.roulette.create({
    nome: 'Natal Premiado',
    sistema: 'razao',
    descricao: 'Gire e ganhe',
    data_inicio_campanha: todayInBrazil(),
    data_fim_campanha: '2099-12-31',
  })
  const pair = { id, id_dono: worker.userId }
  await manager.call.roulette.setActive({ id_campanha: id, ativo: false })
  await expect(worker.call.roulette.update({ ...pair, ativo: true })).rejects.toThrow('permissão')
  await worker.call.roulette.update({ ...pair, descricao: 'Gire já', ativo: false })
  expect(await worker.call.roulette.get(pair)).toMatchObject({ descricao: 'Gire já', ativo: false })
  await manager.call.roulette.update({ ...pair, ativo: true })
  expect(await worker.call.roulette.get(pair)).toMatchObject({ ativo: true })
})

it('of a vehicle (docs/operations.md#fleet)', async () => {
  const manager = await as({ roles: ['frota:gestor'], ...there })
  const requester = await as({ roles: ['frota:solicitante'], ...there })
  const id = await makeVehicle(db, razao)
  const { updated_at } = await requester.call.vehicles.get({ id })
  await expect(requester.call.vehicles.update({ id, ativo: false })).rejects.toThrow('permissão')
  await requester.call.vehicles.update({ id, cor: 'Azul', ativo: true })
  await manager.call.vehicles.update({ id, ativo: false })
  const before = { id, updated_at: updated_at.toISOString() }
  await expect(requester.call.vehicles.update({ ...before, ativo: true })).rejects.toThrow('alterado')
  expect(await requester.call.vehicles.get({ id })).toMatchObject({ cor: 'Azul', ativo: false })
})
