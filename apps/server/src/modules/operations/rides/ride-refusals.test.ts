import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { findActor } from '../../../platform/session.ts'
import { changeRide } from './ride.service.ts'

const { db, as, deps } = await testWorld()
const fields = {
  id_cidade_origem: await cityNamed(db, 'Florianópolis', 'SC'),
  origem: 'Rodoviária',
  id_cidade_destino: await cityNamed(db, 'Tubarão', 'SC'),
  destino: 'Praça central',
  data: dayFromNow(3),
  hora: '07:30',
  vagas: 3,
  tipo: 'particular' as const,
}

it('a ride of yesterday is changed no more', async () => {
  const driver = await as({})
  const [made] = await driver.call.rides.create({ objects: [fields] })
  const { actor } = (await findActor(deps.auth, driver.token))!
  const dayAfter = new Date(Date.now() + 4 * 86_400_000)
  await expect(changeRide(db, actor, { id: made!.id, vagas: 2 }, dayAfter)).rejects.toThrow(
    'Uma carona que já passou não pode ser alterada.',
  )
})

it('whom a manager blocked neither offers nor asks, and reads why', async () => {
  const manager = await as({ roles: ['caronas:gestor'] })
  const [driver, blocked] = [await as({}), await as({})]
  const [made] = await driver.call.rides.create({ objects: [fields] })
  await manager.call.rides.block({ id_usuario: blocked.userId, motivo: 'Faltou três vezes.' })
  const words = 'Seu uso das caronas está bloqueado. Fale com quem gerencia as caronas.'
  await expect(blocked.call.rides.create({ objects: [fields] })).rejects.toThrow(words)
  await expect(blocked.call.rides.ask({ id: made!.id })).rejects.toThrow(words)
})
