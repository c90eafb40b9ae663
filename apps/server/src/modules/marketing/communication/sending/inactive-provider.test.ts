/** A provider that is switched off writes to nobody: docs/marketing.md#stopping. */
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { executionsOf, shiftAt } from '../../../../../test/factories/communication.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { planShifts } from '../rules/shift.service.ts'
import { tidyQueue } from './communication-upkeep.job.ts'
import { drainQueue, HANDOVER_SIZE } from './queue-worker.ts'

const { db, deps, as } = await testWorld()
const { day, recording, world, run, states } = await sendQueue(deps)
const { call } = await as(superadmin)
const switchTo = (ativo: boolean, id: number) => call.providers.setActive({ ids: [id], ativo })

it('its shifts are not planned (docs/marketing.md#stopping)', async () => {
  const { id, id_empresa } = await world()
  await switchTo(false, id_empresa)
  await planShifts(db, shiftAt(day, 'M', 5))
  expect(await executionsOf(db, id)).toEqual([])
  await switchTo(true, id_empresa)
  await planShifts(db, shiftAt(day, 'M', 5))
  expect(await executionsOf(db, id)).toMatchObject([{ situacao: 'agendada' }])
})

it('what waits is cancelled when it is due (docs/marketing.md#stopping)', async () => {
  const { id, id_empresa } = await world(3)
  await run(id)
  await switchTo(false, id_empresa)
  const { sent, deps: recorded } = recording()
  await drainQueue(recorded)
  await tidyQueue(recorded)
  await drainQueue(recorded)
  expect(sent).toEqual([])
  const cancelled = { situacao: 'cancelado', motivo: 'pausa' }
  expect(await states(id)).toMatchObject([cancelled, cancelled, cancelled])
})

it('what is leased stays behind (docs/marketing.md#stopping)', async () => {
  const { id, id_empresa } = await world(HANDOVER_SIZE + 4)
  await run(id)
  const { sent, deps: recorded } = recording(async () => {
    if (sent.length === 1) await switchTo(false, id_empresa)
    return { situacao: 'enviado' }
  })
  await drainQueue(recorded)
  const { enviado, cancelado } = Object.groupBy(await states(id), ({ situacao }) => situacao)
  expect(enviado!.length).toBeLessThanOrEqual(HANDOVER_SIZE)
  expect(cancelado!.length).toBe(HANDOVER_SIZE + 4 - enviado!.length)
})
