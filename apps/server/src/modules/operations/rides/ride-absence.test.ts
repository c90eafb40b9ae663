import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { cityNamed, rideDay } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const id_cidade_origem = await cityNamed(db, 'Florianópolis', 'SC')
const id_cidade_destino = await cityNamed(db, 'Tubarão', 'SC')

it('a passenger who did not come is noted, and not notified of it', async () => {
  const [driver, passenger] = [await as({ nome: 'Dora Lima' }), await as({ nome: 'Ana' })]
  const [ride] = await driver.call.rides.create({
    objects: [
      {
        id_cidade_origem,
        origem: 'Rodoviária',
        id_cidade_destino,
        destino: 'Praça central',
        data: rideDay(3),
        hora: '07:30',
        vagas: 3,
        tipo: 'particular',
      },
    ],
  })
  const { id } = await passenger.call.rides.ask({ id: ride!.id, lugares: 1 })
  const reported = async () => (await passenger.call.notifications.list()).length
  await driver.call.rides.answer({ id, situacao: 'aceito' })
  expect(await reported()).toBe(1)
  expect(await driver.call.rides.answer({ id, situacao: 'ausente' })).toEqual({ id, situacao: 'ausente' })
  expect(await reported()).toBe(1)
})
