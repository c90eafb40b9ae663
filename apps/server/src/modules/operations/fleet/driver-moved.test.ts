/** A driver who works for another provider since: docs/operations.md#fines */
import { fleet as text } from '@intranet/contract/messages/fleet'
import { DAY_MS } from '@intranet/contract/durations'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { fineFields, makeDriver, makeVehicle, vehicleWish } from '../../../../test/factories/fleet.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const manager = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
const { fines, vehicleIncidents, drivers } = manager.call
const id_cidade = await cityNamed(db, 'Pelotas', 'RS')

type Driver = Awaited<ReturnType<typeof makeDriver>>
const moves = ({ id_usuario }: Driver) =>
  db.updateTable('rh_usuario').set({ id_empresa: theirs }).where('id', '=', id_usuario).execute()
const had = async (id_veiculo: number, { id }: Driver) => {
  const inicio = new Date(Date.now() - 90 * DAY_MS)
  await db
    .insertInto('veiculo_motorista')
    .values({ id_veiculo, id_motorista: id, inicio, km_inicio: 0 })
    .execute()
}

it('is offered and named for a fine of a vehicle that they had, and only there (docs/operations.md#fines)', async () => {
  const [driver, stranger] = [
    await makeDriver(db, { id_empresa: ours }),
    await makeDriver(db, { id_empresa: ours }),
  ]
  const id_veiculo = await makeVehicle(db, ours)
  await had(id_veiculo, driver)
  await had(await makeVehicle(db, theirs), stranger)
  for (const one of [driver, stranger]) await moves(one)
  const offered = (await fines.drivers()).map(({ id }) => id)
  expect([offered.includes(driver.id), offered.includes(stranger.id)]).toEqual([true, false])
  expect((await drivers.options({})).map(({ id }) => id)).not.toContain(driver.id)
  const [fine] = await fines.create({ objects: [fineFields({ id_veiculo })] })
  await fines.nameDriver({ id: fine!.id, id_motorista: driver.id })
  const refused = fines.nameDriver({ id: fine!.id, id_motorista: stranger.id })
  await expect(refused).rejects.toThrow(text.driverRequired)
  expect(await fines.create({ objects: [fineFields({ id_veiculo, id_motorista: driver.id })] })).toHaveLength(
    1,
  )
})

it('is offered who has the vehicle still, booked it, or is named in a fine of it', async () => {
  const id_veiculo = await makeVehicle(db, ours)
  const [has, booked, fined] = [
    await makeDriver(db, { id_empresa: ours }),
    await makeDriver(db, { id_empresa: ours }),
    await makeDriver(db, { id_empresa: ours }),
  ]
  await db.updateTable('veiculo').set({ id_motorista: has.id }).where('id', '=', id_veiculo).execute()
  await db
    .insertInto('solicitacao_veiculo')
    .values({
      ...vehicleWish('2026-05-10'),
      id_usuario: booked.id_usuario,
      id_empresa: ours,
      id_veiculo,
      id_motorista: booked.id,
      situacao: 'concluida',
    })
    .execute()
  await fines.create({ objects: [fineFields({ id_veiculo, id_motorista: fined.id })] })
  for (const driver of [has, booked, fined]) await moves(driver)
  const offered = (await fines.drivers()).map(({ id }) => id)
  expect(offered).toEqual(expect.arrayContaining([has.id, booked.id, fined.id]))
})

it('stays named in an incident that is corrected (docs/operations.md#incidents-with-vehicles)', async () => {
  const driver = await makeDriver(db, { id_empresa: ours })
  const incident = {
    id_veiculo: await makeVehicle(db, ours),
    id_motorista: driver.id,
    tipo: 'pane' as const,
    data_hora: '2026-05-10T14:20',
    local: 'BR-116',
    id_cidade,
    descricao: 'Não liga',
  }
  const [made] = await vehicleIncidents.create({ objects: [incident] })
  await moves(driver)
  await vehicleIncidents.update({ id: made!.id, id_motorista: driver.id, local: 'BR-392' })
  expect(await vehicleIncidents.get({ id: made!.id })).toMatchObject({
    local: 'BR-392',
    id_motorista: driver.id,
  })
  const options = await drivers.options({ incluir: driver.id })
  expect(options.map(({ id }) => id)).toContain(driver.id)
  const { id: unknown } = await makeDriver(db, { id_empresa: theirs })
  expect((await drivers.options({ incluir: unknown })).map(({ id }) => id)).not.toContain(unknown)
})
