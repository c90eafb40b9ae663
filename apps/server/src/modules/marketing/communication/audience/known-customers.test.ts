/** A day that yesterday's shift has reached already is not counted again: docs/marketing.md#firing-days. */
import { daysLater } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeCustomer, shiftAt } from '../../../../../test/factories/communication.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { storedRule } from '../rules/rule-draft.service.ts'
import { runShifts } from '../rules/shift.service.ts'
import { countCustomers, countCustomersOfEach } from './forecast.queries.ts'
import { forecast } from './forecast.service.ts'

const { db, deps } = await testWorld()
const { day, world } = await sendQueue(deps)
const tomorrow = daysLater(day, 1)
const activated = { criterio: 'data_ativacao', data_especifica: null, turno: 'N' }

it('the forecast of "No dia" counts who was not reached yesterday, by each rule (docs/marketing.md#firing-days)', async () => {
  const { id, id_empresa } = await world(0, activated)
  const on = (data_ativacao: string) => makeCustomer(db, id_empresa, { contratos: [{ data_ativacao }] })
  await on(day)
  await runShifts(deps, shiftAt(day, 'N', 5))
  await on(day)
  await on(tomorrow)
  const regra = await storedRule(db, id)
  const { clientes, canais } = await forecast(db, deps.parameters, regra, tomorrow)
  expect([clientes, canais[0]!.envios]).toEqual([2, 2])
  const wanted = [day, tomorrow].map((dia) => ({ dia, anual: false, ano_maximo: null }))
  const other = { ...regra, id: id + 1000 }
  expect(
    await countCustomersOfEach(db, [
      { regra, wanted },
      { regra: other, wanted },
    ]),
  ).toEqual([2, 3])
  // On a channel of which yesterday's shift knew nothing everybody is counted.
  expect(await countCustomers(db, { regra: { ...regra, email: true }, wanted })).toBe(3)
})
