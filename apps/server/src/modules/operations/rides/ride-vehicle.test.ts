import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const florianopolis = await cityNamed(db, 'Florianópolis', 'SC')
const tubarao = await cityNamed(db, 'Tubarão', 'SC')
const choose = 'Escolha um veículo vinculado a você ou com solicitação aprovada para a data.'

type Somebody = Awaited<ReturnType<typeof as>>
const offer = ({ call }: Somebody, over: object) =>
  call.rides.create({
    objects: [
      {
        id_cidade_origem: florianopolis,
        origem: 'Rodoviária',
        id_cidade_destino: tubarao,
        destino: 'Praça central',
        data: dayFromNow(3),
        hora: '07:30',
        vagas: 3,
        tipo: 'empresa',
        ...over,
      },
    ],
  })
const employee = () => as({ id_empresa: ours, empresas: [ours] })

/** A booking from 06:00 to 20:00 of a day. */
const book = (
  id_usuario: number,
  id_veiculo: number,
  situacao: 'pendente' | 'aprovada',
  day = dayFromNow(3),
) =>
  db
    .insertInto('solicitacao_veiculo')
    .values({
      id_usuario,
      id_empresa: ours,
      motivo: 'Visita',
      origem: 'Florianópolis',
      destino: 'Tubarão',
      data_retirada: new Date(`${day}T06:00:00-03:00`),
      data_devolucao: new Date(`${day}T20:00:00-03:00`),
      id_veiculo,
      situacao,
    })
    .execute()

it('a company ride needs a vehicle that its driver booked for the day, and had approved', async () => {
  const driver = await employee()
  const vehicle = await makeVehicle(db, ours)
  await expect(offer(driver, {})).rejects.toThrow(choose)
  await expect(offer(driver, { id_veiculo: vehicle })).rejects.toThrow(choose)
  await book(driver.userId, vehicle, 'pendente')
  await expect(offer(driver, { id_veiculo: vehicle })).rejects.toThrow(choose)
  await book(driver.userId, vehicle, 'aprovada')
  await expect(offer(await employee(), { id_veiculo: vehicle })).rejects.toThrow(choose)
  await expect(offer(driver, { id_veiculo: vehicle, data: dayFromNow(4) })).rejects.toThrow(choose)
  const [made] = await offer(driver, { id_veiculo: vehicle })
  expect(await driver.call.rides.get({ id: made!.id })).toMatchObject({
    id_veiculo: vehicle,
    placa: expect.stringMatching(/\w{7}/),
  })
  // Who does not travel with it sees no number plate.
  expect(await (await employee()).call.rides.get({ id: made!.id })).toMatchObject({ placa: null })
  await expect(driver.call.rides.update({ id: made!.id, data: dayFromNow(5) })).rejects.toThrow(choose)
})

it('a booking is for its own days: a recurring company ride needs an assigned vehicle', async () => {
  const driver = await employee()
  const vehicle = await makeVehicle(db, ours)
  await book(driver.userId, vehicle, 'aprovada')
  const weekly = { id_veiculo: vehicle, recorrencia: 'semanal' }
  await expect(offer(driver, weekly)).rejects.toThrow(
    'Um veículo reservado vale só para a viagem da reserva. Publique uma carona para cada dia.',
  )
  const id_motorista = await makeLicence(db, driver.userId)
  await db.updateTable('veiculo').set({ id_motorista }).where('id', '=', vehicle).execute()
  const [made] = await offer(driver, weekly)
  const series = await db.selectFrom('carona').where('id_serie', '=', made!.id).select('id_veiculo').execute()
  expect(series.length).toBeGreaterThan(3)
  expect(new Set(series.map(({ id_veiculo }) => id_veiculo))).toEqual(new Set([vehicle]))
})

it('a private car keeps no vehicle of the fleet, and managers offer buses without one', async () => {
  const driver = await employee()
  const [own] = await offer(driver, { tipo: 'particular', id_veiculo: await makeVehicle(db, ours) })
  expect(await driver.call.rides.get({ id: own!.id })).toMatchObject({ id_veiculo: null, placa: null })
  const manager = await as({ roles: ['caronas:gestor'], id_empresa: ours, empresas: [ours] })
  const [bus] = await offer(manager, { veiculo_descricao: 'Ônibus fretado' })
  expect(await manager.call.rides.get({ id: bus!.id })).toMatchObject({ id_veiculo: null })
})
