import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { drainQueue, HANDOVER_SIZE } from './queue-worker.ts'

const { deps, as } = await testWorld()
const { recording, world, run, states } = await sendQueue(deps)

it('of a lease, messages of a rule that stops meanwhile stay behind, and the others go', async () => {
  const stopping = await world(HANDOVER_SIZE + 4)
  const going = await world(6)
  await run(stopping.id)
  await run(going.id)
  const { call } = await as(superadmin)
  const { sent, deps: recorded } = recording(async () => {
    if (sent.length === 1) await call.communicationRules.setActive({ ids: [stopping.id], ativo: false })
    return { situacao: 'enviado' }
  })
  await drainQueue(recorded)
  const counted = async (id: number) => Object.groupBy(await states(id), ({ situacao }) => situacao)
  const [stopped, gone] = [await counted(stopping.id), await counted(going.id)]
  expect(stopped.enviado!.length).toBeLessThanOrEqual(HANDOVER_SIZE)
  expect(stopped.cancelado!.length).toBe(HANDOVER_SIZE + 4 - stopped.enviado!.length)
  expect(gone.enviado).toHaveLength(6)
  expect(sent).toHaveLength(6 + stopped.enviado!.length)
})
