import { dayFromNow } from '@intranet/contract/today'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeUpload, makeVehicle, vehicleWish } from '../../../../test/factories/fleet.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })

/** Each test has its own day, far enough from the others. */
let days = 2
const nextDay = () => dayFromNow((days += 2))
const wish = (day: string, from: string, to: string, over: object = {}) => ({
  ...vehicleWish(day, from, to),
  ...over,
})

/** Somebody with a licence and no booking yet. */
async function driver() {
  const person = await as(there)
  await makeLicence(db, person.userId)
  return person
}
type Person = Awaited<ReturnType<typeof driver>>
const ask = async (who: Person, fields: ReturnType<typeof wish>) =>
  (await who.call.vehicleRequests.create({ objects: [fields] }))[0]!.id
const approve = (id: number, id_veiculo: number) =>
  manager.call.vehicleRequests.changeState({ id, situacao: 'aprovada', id_veiculo })

describe('two bookings of one driver', () => {
  const both = async () => {
    const [author, day] = [await driver(), nextDay()]
    const [first, other] = [await makeVehicle(db, ours), await makeVehicle(db, ours)]
    const ids = [
      await ask(author, wish(day, '08:00', '12:00')),
      await ask(author, wish(day, '11:00', '15:00')),
    ] as const
    return { author, ids, first, other, day }
  }

  it('that overlap: the second approval is refused, though its vehicle is free', async () => {
    const { author, ids, first, other } = await both()
    await approve(ids[0], first)
    const refused = { message: 'Este motorista já possui reserva no período.' }
    await expect(approve(ids[1], other)).rejects.toMatchObject(refused)
    expect((await author.call.vehicleRequests.get({ id: ids[1] })).situacao).toBe('pendente')
    await manager.call.vehicleRequests.changeState({ id: ids[0], situacao: 'cancelada' })
    expect(await approve(ids[1], other)).toMatchObject({ situacao: 'aprovada' })
  })

  it('approved at the same moment: one is kept', async () => {
    const { ids, first, other } = await both()
    const answers = await Promise.allSettled([approve(ids[0], first), approve(ids[1], other)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('one after the other: both stand', async () => {
    const { author, ids, first, other, day } = await both()
    await approve(ids[0], first)
    expect(await approve(await ask(author, wish(day, '12:00', '15:00')), other)).toMatchObject({
      situacao: 'aprovada',
    })
  })

  it('takes a vehicle earlier only where its driver has no booking until then', async () => {
    const early = await driver()
    const [soon, later] = [nextDay(), nextDay()]
    const [first, other] = [await makeVehicle(db, ours), await makeVehicle(db, ours)]
    await approve(await ask(early, wish(soon, '08:00', '12:00')), first)
    const id = await ask(early, wish(later, '08:00', '12:00'))
    await approve(id, other)
    const photo = await makeUpload(db, early.userId)
    await expect(
      early.call.vehicleRequests.checkOut({ id, km: 10, combustivel: 4, fotos: [photo] }),
    ).rejects.toThrow(text.driverBooked)
  })
})

it('bookings that overlapped before the rule: the later one waits again, and managers are notified', async () => {
  const [who, day] = [await driver(), nextDay()]
  const [first, other] = [await makeVehicle(db, ours), await makeVehicle(db, ours)]
  await sql`alter table solicitacao_veiculo drop constraint solicitacao_veiculo_motorista_livre`.execute(db)
  const ids = [await ask(who, wish(day, '08:00', '12:00')), await ask(who, wish(day, '11:00', '15:00'))]
  await approve(ids[1]!, other)
  await approve(ids[0]!, first)
  const migration = new URL('../../../../../../migrations/0950_one_booking_a_driver.sql', import.meta.url)
  await sql.raw(await readFile(migration, 'utf8')).execute(db)
  const states = await Promise.all(ids.map((id) => who.call.vehicleRequests.get({ id })))
  expect(states.map(({ situacao, motorista }) => [situacao, motorista !== null])).toEqual([
    ['aprovada', true],
    ['pendente', false],
  ])
  const [notice] = await manager.call.notifications.list()
  expect(notice!.data).toMatchObject({ modulo: 'frota', rota: `/fleet/bookings?pedido=${ids[1]}` })
  expect(notice!.data.msg).toContain('ficou sem motorista')
})
