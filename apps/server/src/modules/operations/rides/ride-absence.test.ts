import { ride as text } from '@intranet/contract/messages/rides'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { findActor } from '../../../platform/session.ts'
import { answerRequest } from './ride-seat.service.ts'

const { db, as, deps } = await testWorld()
const id_cidade_origem = await cityNamed(db, 'Florianópolis', 'SC')
const id_cidade_destino = await cityNamed(db, 'Tubarão', 'SC')

it('a passenger who did not come is noted from the departure on, and not notified of it', async () => {
  const [driver, passenger] = [await as({ nome: 'Dora Lima' }), await as({ nome: 'Ana' })]
  const [ride] = await driver.call.rides.create({
    objects: [
      {
        id_cidade_origem,
        origem: 'Rodoviária',
        id_cidade_destino,
        destino: 'Praça central',
        data: dayFromNow(3),
        hora: '07:30',
        vagas: 3,
        tipo: 'particular',
      },
    ],
  })
  const { id } = await passenger.call.rides.ask({ id: ride!.id, lugares: 1 })
  const reported = async () => (await passenger.call.notifications.list()).length
  await driver.call.rides.answer({ id, situacao: 'aceito' })
  const { actor } = (await findActor(deps.auth, driver.token))!
  expect(await reported()).toBe(1)
  const absent = (now: Date) => answerRequest(db, actor, { id, situacao: 'ausente' }, now)
  const { partida } = await driver.call.rides.get({ id: ride!.id })
  await expect(absent(new Date(partida.getTime() - 1))).rejects.toThrow(text.notLeftYet)
  expect(await absent(partida)).toEqual({ id, situacao: 'ausente' })
  expect(await reported()).toBe(1)
})
