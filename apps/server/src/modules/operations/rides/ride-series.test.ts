/** What the nights add to recurring offers: docs/operations.md#offers. */
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { rideNightJob } from './ride.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const id_cidade_origem = await cityNamed(db, 'Florianópolis', 'SC')
const id_cidade_destino = await cityNamed(db, 'Tubarão', 'SC')
type Somebody = Awaited<ReturnType<typeof as>>

const weekly = async ({ call }: Somebody, over: object = {}) => {
  const fields = { origem: 'Rodoviária', destino: 'Praça central', hora: '07:30', vagas: 3 }
  const days = { data: dayFromNow(1), recorrencia: 'semanal' as const }
  const [made] = await call.rides.create({
    objects: [{ id_cidade_origem, id_cidade_destino, ...fields, ...days, tipo: 'particular', ...over }],
  })
  return made!.id
}
const daysOf = async ({ call }: Somebody) =>
  (await call.rides.mine({ limit: 0, sort: 'partida' })).dados.map(({ data }) => data)
/** Takes the last ride away, as if its day had not been within reach yet, and lets the night come. */
async function night(driver: Somebody) {
  const last = (await daysOf(driver)).at(-1)!
  await db.deleteFrom('carona').where('id_usuario', '=', driver.userId).where('data', '=', last).execute()
  await rideNightJob.run(deps, {})
}
const month = [1, 8, 15, 22, 29].map(dayFromNow)

it('an offer whose later rides are cancelled gets no further ones, though an earlier one is left', async () => {
  const [driver, other] = [await as({}), await as({})]
  await weekly(driver)
  await weekly(other)
  const series = async () => (await driver.call.rides.mine({ limit: 0, sort: 'partida' })).dados
  const dados = await series()
  await driver.call.rides.step({
    id: dados[2]!.id,
    situacao: 'cancelada',
    motivo: 'Férias',
    proximas: true,
  })
  // Who edits an earlier one meets no newer version.
  expect((await series())[1]!.updated_at).toEqual(dados[1]!.updated_at)
  await night(driver)
  expect(await daysOf(driver)).toEqual(month.slice(0, 4))
  await night(other)
  expect(await daysOf(other)).toEqual(month)
  expect(await other.call.rides.get({ id: (await other.call.rides.mine({})).dados[0]!.id })).toMatchObject({
    recorrencia_fim: null,
  })
})

it('an offer goes on as it was where one ride of it was edited, and as its later ones were (docs/operations.md#offers)', async () => {
  const driver = await as({})
  await weekly(driver)
  const rides = async () => (await driver.call.rides.mine({ limit: 0, sort: 'partida' })).dados
  const { id } = (await rides())[3]!
  await driver.call.rides.update({ id, data: dayFromNow(23), hora: '10:00', vagas: 1 })
  await night(driver)
  expect(await daysOf(driver)).toEqual([1, 8, 15, 23, 29].map(dayFromNow))
  expect((await rides()).map(({ hora, vagas }) => [hora, vagas])).toEqual(
    [0, 1, 2, 3, 4].map((place) => (place === 3 ? ['10:00', 1] : ['07:30', 3])),
  )
  await driver.call.rides.update({ id: (await rides())[2]!.id, vagas: 4, proximas: true })
  await night(driver)
  expect((await rides()).at(-1)).toMatchObject({ data: dayFromNow(29), hora: '07:30', vagas: 4 })
  await driver.call.rides.update({ id, data: dayFromNow(22), vagas: 5, proximas: true })
  await night(driver)
  expect((await rides()).at(-1)).toMatchObject({ data: dayFromNow(29), vagas: 5 })
})

it('an offer whose next day is not within reach yet gets it at night', async () => {
  const driver = await as({})
  const id = await weekly(driver, { data: dayFromNow(25) })
  expect(await daysOf(driver)).toEqual([dayFromNow(25)])
  await db
    .updateTable('carona')
    .set({ data: dayFromNow(20) })
    .where('id', '=', id)
    .execute()
  await rideNightJob.run(deps, {})
  expect(await daysOf(driver)).toEqual([dayFromNow(20), dayFromNow(27)])
})

it('whom a manager keeps out offers nothing more: neither by night nor by changing a ride', async () => {
  const manager = await as({ roles: ['caronas:gestor'] })
  const driver = await as({})
  const id = await weekly(driver)
  await manager.call.rides.block({ id_usuario: driver.userId, motivo: 'Faltou três vezes' })
  await night(driver)
  expect(await daysOf(driver)).toEqual(month.slice(0, 4))
  const blocked = 'Seu uso das caronas está bloqueado.'
  await expect(driver.call.rides.update({ id, vagas: 4 })).rejects.toThrow(blocked)
  await manager.call.rides.update({ id, vagas: 4 })
  await manager.call.rides.unblock({ id_usuario: driver.userId })
  await rideNightJob.run(deps, {})
  expect(await daysOf(driver)).toEqual(month)
  await driver.call.rides.update({ id, vagas: 5 })
})

it.each<[string, (other: number) => object]>([
  ['went to somebody else', (id_motorista) => ({ id_motorista })],
  ['was given back', () => ({ id_motorista: null })],
  ['was retired', () => ({ situacao: 'baixado' })],
])('a company ride gets no further days with a vehicle that %s', async (_what, lost) => {
  const driver = await as({ id_empresa: ours, empresas: [ours] })
  const id_veiculo = await makeVehicle(db, ours)
  const [own, other] = [await makeLicence(db, driver.userId), await makeLicence(db, (await as({})).userId)]
  const vehicle = (values: object) =>
    db.updateTable('veiculo').set(values).where('id', '=', id_veiculo).execute()
  await vehicle({ id_motorista: own })
  await weekly(driver, { tipo: 'empresa', id_veiculo })
  await vehicle(lost(other))
  await night(driver)
  expect(await daysOf(driver)).toEqual(month.slice(0, 4))
  await vehicle({ id_motorista: own, situacao: 'em_uso' })
  await rideNightJob.run(deps, {})
  expect(await daysOf(driver)).toEqual(month)
})
