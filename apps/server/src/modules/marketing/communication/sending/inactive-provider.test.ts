/** A provider that is switched off writes to nobody: docs/marketing.md#stopping. */
import { daysLater } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { executionsOf, shiftAt } from '../../../../../test/factories/communication.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { planShifts } from '../rules/shift.service.ts'
import { tidyQueue } from './communication-upkeep.job.ts'
import { requeuePaused } from './queue-stop.queries.ts'
import { drainQueue, HANDOVER_SIZE } from './queue-worker.ts'
import { dropLeased, exchange, leaseMessages } from './queue.queries.ts'

const { db, deps, as } = await testWorld()
const { day, executionOf, recording, world, run, states } = await sendQueue(deps)
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
  // Within its hours the shift would be sent by the tests below.
  await switchTo(false, id_empresa)
})

it('neither the calendar nor its rules promise a sending (docs/marketing.md#stopping)', async () => {
  const { id, id_empresa, campanha } = await world(1, { data_especifica: daysLater(day, 5) })
  const promised = async () => {
    const days = await call.communicationRules.calendar({ dias: 7, campanha_id: campanha })
    return [days.length, (await call.communicationRules.get({ id })).proximo_envio !== null]
  }
  expect(await promised()).toEqual([1, true])
  await switchTo(false, id_empresa)
  expect(await promised()).toEqual([0, false])
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

it('is looked at when a message is leased, dropped or queued again, and by the upkeep (docs/marketing.md#stopping)', async () => {
  const { id, id_empresa } = await world(2)
  await run(id)
  const lease = () =>
    leaseMessages(db, { canal: 'sms', tamanho: 1, duracao: 60, limites: { dia: 0, mes: 0 } })
  const taken = await lease()
  if (taken === null || taken === 'busy') throw new Error('nothing was leased')
  await switchTo(false, id_empresa)
  const nothing = { enviados: [], provedor: [], outros: [] }
  expect((await exchange(db, taken.lote!, 60, nothing, taken.mensagens)).size).toBe(0)
  await dropLeased(db, taken.lote!, taken.mensagens)
  const kinds = async () => (await states(id)).map(({ situacao }) => situacao).toSorted()
  expect(await kinds()).toEqual(['cancelado', 'na_fila'])
  const { id: shift } = await executionOf(id)
  expect(await requeuePaused(db, [shift], taken.lote!.datas)).toBe(0)
  expect(await lease()).toMatchObject({ mensagens: [] })
  expect(await kinds()).toEqual(['cancelado', 'cancelado'])
  const other = await world()
  await run(other.id)
  await switchTo(false, other.id_empresa)
  await tidyQueue(recording().deps)
  expect((await states(other.id))[0]!.situacao).toBe('cancelado')
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
