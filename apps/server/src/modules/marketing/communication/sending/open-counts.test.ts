import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { makeCommunicationRule } from '../../../../../test/factories/communication.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { drainQueue } from './queue-worker.ts'

const { db, deps, as } = await testWorld()
const { day, recording, world, run } = await sendQueue(deps)
const desde = new Date().toISOString()

it('what stopping stops is counted over every open shift, of a campaign or of one rule (docs/send-queue.md#what-a-stop-stops)', async () => {
  const { id, campanha, id_empresa } = await world(2)
  const others: number[] = []
  for (let n = 0; n < 21; n += 1)
    others.push(await makeCommunicationRule(db, campanha, { data_especifica: day }))
  const over = await makeCommunicationRule(db, campanha, { data_especifica: day })
  await run(over, -1)
  for (const rule of others) await run(rule)
  const elsewhere = await world(1)
  await run(elsewhere.id)
  const { call } = await as({
    roles: ['regua_comunicacao:leitor'],
    employee: true,
    empresas: [id_empresa],
  })
  const ofCampaign = () => call.communicationSends.openCounts({ id_campanha: campanha, desde })
  expect(await ofCampaign()).toEqual({ na_fila: 42 })
  expect(await call.communicationSends.openCounts({ id_regra: others[20]!, desde })).toEqual({ na_fila: 2 })
  expect(await call.communicationSends.openCounts({ id_regra: id, desde })).toEqual({})
  expect(await call.communicationSends.openCounts({ id_campanha: elsewhere.campanha, desde })).toEqual({})
  const manager = await as(superadmin)
  await manager.call.communicationCampaigns.setActive({ ids: [campanha], ativo: false })
  await drainQueue(recording().deps)
  expect(await ofCampaign()).toEqual({ cancelado: 42 })
})
