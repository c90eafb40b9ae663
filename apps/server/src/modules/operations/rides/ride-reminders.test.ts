/** Reminders of rides: docs/operations.md#states-of-a-ride. */
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { rideTimesJob } from './ride.job.ts'

const { db, as, deps } = await testWorld()
const id_cidade_origem = await cityNamed(db, 'Florianópolis', 'SC')
const id_cidade_destino = await cityNamed(db, 'Tubarão', 'SC')
type Somebody = Awaited<ReturnType<typeof as>>

const offer = async ({ call }: Somebody, over = {}) => {
  const [made] = await call.rides.create({
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
        ...over,
      },
    ],
  })
  return made!.id
}
const reported = async ({ call }: Somebody) => (await call.notifications.list()).map(({ data }) => data.msg)

it('a ride reminds both sides once, twelve hours before, and again where it was moved', async () => {
  const driver = await as({})
  const passenger = await as({})
  const soon = new Date(Date.now() + 6 * 3_600_000)
  const clock = soon.toLocaleTimeString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
  })
  const data = soon.toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
  const id = await offer(driver, { data, hora: clock })
  await driver.call.rides.answer({ id: (await passenger.call.rides.ask({ id })).id, situacao: 'aceito' })
  await rideTimesJob.run(deps, {})
  await rideTimesJob.run(deps, {})
  const text = `Sua carona para Tubarão é em ${data.split('-').toReversed().join('/')} às ${clock}.`
  for (const one of [driver, passenger])
    expect((await reported(one)).filter((line) => line === text)).toHaveLength(1)
  const later = new Date(soon.getTime() + 3_600_000)
  await driver.call.rides.update({
    id,
    data: later.toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }),
    hora: later.toLocaleTimeString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      hour: '2-digit',
      minute: '2-digit',
    }),
  })
  await rideTimesJob.run(deps, {})
  await rideTimesJob.run(deps, {})
  for (const one of [driver, passenger])
    expect((await reported(one)).filter((line) => line.startsWith('Sua carona para'))).toHaveLength(2)
})

it('nobody is reminded of a ride without passengers, over, cancelled or more than twelve hours away', async () => {
  const driver = await as({})
  const ride = async (hours: number, over: object, seat = true) => {
    const passenger = await as({})
    const id = await offer(driver)
    const asked = await passenger.call.rides.ask({ id })
    if (seat) await driver.call.rides.answer({ id: asked.id, situacao: 'aceito' })
    const start = new Date(Date.now() + hours * 3_600_000)
    await db
      .updateTable('carona')
      .set({
        data: start.toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }),
        hora: start.toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' }),
        ...over,
      })
      .where('id', '=', id)
      .execute()
  }
  await ride(6, {}, false)
  await ride(-1, {})
  await ride(6, { situacao: 'cancelada', motivo: 'Adiada' })
  await ride(13, {})
  await rideTimesJob.run(deps, {})
  expect((await reported(driver)).filter((line) => line.startsWith('Sua carona para'))).toEqual([])
})
