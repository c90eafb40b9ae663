import { HOUR_MS } from '@intranet/contract/durations'
import { formatDateTime } from '@intranet/contract/formats'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { momentOf } from '@intranet/contract/content/calendar-time'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeUpload, makeVehicle, vehicleWish } from '../../../../test/factories/fleet.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const [absent, colleague] = [await as(there), await as(there)]
for (const { userId } of [absent, colleague]) await makeLicence(db, userId)

it('a booking whose time is over and that nobody took keeps the vehicle from nobody', async () => {
  const vehicle = await makeVehicle(db, ours)
  const book = async (who: typeof absent, day: string) => {
    const [made] = await who.call.vehicleRequests.create({ objects: [vehicleWish(day)] })
    await manager.call.vehicleRequests.changeState({
      id: made!.id,
      situacao: 'aprovada',
      id_veiculo: vehicle,
    })
    return made!.id
  }
  const over = await book(absent, dayFromNow(3))
  await db
    .updateTable('solicitacao_veiculo')
    .set({
      data_retirada: new Date(momentOf(`${dayFromNow(-2)}T08:00`)),
      data_devolucao: new Date(momentOf(`${dayFromNow(-2)}T12:00`)),
    })
    .where('id', '=', over)
    .execute()
  const id = await book(colleague, dayFromNow(3))
  const check = { id, km: 10, combustivel: 4, fotos: [await makeUpload(db, colleague.userId)] }
  expect(await colleague.call.vehicleRequests.checkOut(check)).toMatchObject({ situacao: 'em_uso' })
})

const hours = (count: number) => new Date(Date.now() + count * HOUR_MS)
const request = (who: typeof absent, from: number, to: number, over: object) =>
  db
    .insertInto('solicitacao_veiculo')
    .values({
      id_usuario: who.userId,
      id_empresa: ours,
      motivo: 'Visita',
      origem: 'Pelotas',
      destino: 'Rio Grande',
      data_retirada: hours(from),
      data_devolucao: hours(to),
      dirige: true,
      ...over,
    })
    .returning(['id', 'data_retirada'])
    .executeTakeFirstOrThrow()
const taken = async (id: number, feito_em: Date) => ({
  id,
  km: 10,
  combustivel: 4,
  fotos: [await makeUpload(db, absent.userId)],
  feito_em: feito_em.toISOString(),
})

it('a booking whose time is over takes the vehicle out of nobody’s time, but says late that it left in its own', async () => {
  const id_veiculo = await makeVehicle(db, ours)
  const approved = { id_veiculo, situacao: 'aprovada' }
  const over = await request(absent, -4, -2, approved)
  const now = await request(colleague, -1, 1, approved)
  await request(colleague, 3, 5, approved)
  const { checkOut } = absent.call.vehicleRequests
  await expect(checkOut(await taken(over.id, hours(0)))).rejects.toThrow(
    text.bookedBefore(formatDateTime(now.data_retirada)),
  )
  expect(await checkOut(await taken(over.id, hours(-3)))).toMatchObject({ situacao: 'em_uso' })
})

it('a booking whose time is over leaves while nobody else has the vehicle', async () => {
  const approved = { id_veiculo: await makeVehicle(db, ours), situacao: 'aprovada' }
  const over = await request(absent, -4, -2, approved)
  await request(colleague, 1, 3, approved)
  const left = await absent.call.vehicleRequests.checkOut(await taken(over.id, hours(0)))
  expect(left).toMatchObject({ situacao: 'em_uso' })
})

it('a request whose time is over is not approved', async () => {
  const id_veiculo = await makeVehicle(db, ours)
  const { changeState } = manager.call.vehicleRequests
  const { id } = await request(absent, -4, -0.001, { id_veiculo })
  await expect(changeState({ id, situacao: 'aprovada' })).rejects.toThrow(text.windowOver)
  await changeState({ id, situacao: 'recusada', texto: 'Tarde demais' })
  const running = await request(absent, -1, 1, { id_veiculo })
  expect(await changeState({ id: running.id, situacao: 'aprovada' })).toMatchObject({ situacao: 'aprovada' })
})
