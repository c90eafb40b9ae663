import { DAY_MS } from '@intranet/contract/durations'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeUpload, makeVehicle, vehicleWish } from '../../../../test/factories/fleet.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const taker = await as(there)
await makeLicence(db, taker.userId)
const id_veiculo = await makeVehicle(db, ours, { km_atual: 0 })

async function booked(day: string): Promise<number> {
  const [made] = await taker.call.vehicleRequests.create({ objects: [vehicleWish(day)] })
  await manager.call.vehicleRequests.changeState({ id: made!.id, situacao: 'aprovada', id_veiculo })
  return made!.id
}
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const list = async (id: number, km: number, feito_em: string) => ({
  id,
  km,
  combustivel: 4,
  fotos: [await makeUpload(db, taker.userId)],
  feito_em,
})

it('a checklist that waited on a device has the moment when it was done: not in the future, not too old', async () => {
  const { vehicleRequests } = taker.call
  const id = await booked(dayFromNow(3))
  await expect(vehicleRequests.checkOut(await list(id, 10, ago(31)))).rejects.toThrow(text.checklistOld(30))
  const left = ago(2)
  await vehicleRequests.checkOut(await list(id, 10, left))
  // A clock that is wrong by a day: not before the vehicle left.
  await vehicleRequests.checkIn(await list(id, 20, ago(3)))
  const { checklists } = await vehicleRequests.get({ id })
  expect(checklists.map(({ feito_em }) => new Date(feito_em).toISOString())).toEqual([left, left])
  const other = await booked(dayFromNow(5))
  await vehicleRequests.checkOut(await list(other, 30, ago(-1)))
  const [check] = (await vehicleRequests.get({ id: other })).checklists
  expect(Date.parse(check!.feito_em)).toBeLessThanOrEqual(Date.now())
})
