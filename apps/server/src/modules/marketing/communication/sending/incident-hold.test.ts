import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { makeCustomer } from '../../../../../test/factories/communication.ts'
import { makeIncident, makeIncidentCategory } from '../../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../../test/factories/rides.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { forecast } from '../audience/forecast.service.ts'
import { storedRule } from '../rules/rule-draft.service.ts'
import { drainQueue } from './queue-worker.ts'

const { db, deps, as } = await testWorld()
const { recording, world, run, states } = await sendQueue(deps)
const pelotas = await cityNamed(db, 'Pelotas', 'RS')
const author = (await as(superadmin)).userId

/** What a provider's customers in Pelotas, in another city and without a city are sent while this incident is open. */
async function sentBeside(
  over: Partial<Parameters<typeof makeIncident>[1]>,
  rule: Parameters<typeof world>[1] = {},
) {
  const { id, id_empresa } = await world(0, rule)
  for (const [nome_razaosocial, cidade, uf] of [
    ['Ana', 'PELÓTAS', 'RS'],
    ['Bia', 'Bagé', 'RS'],
    ['Caio', null, null],
    ['Davi', 'Pelotas', 'SC'],
  ] as const)
    await makeCustomer(db, id_empresa, { nome_razaosocial, cidade, uf })
  const incident = await makeIncident(db, { id_usuario: author, id_empresa, ...over }, [pelotas])
  await run(id)
  const { sent, deps: recorded } = recording()
  await drainQueue(recorded)
  return { id, id_empresa, incident, sent }
}
/** Five minutes later. */
const later = (id: number) =>
  db
    .updateTable('campanha_envio')
    .set({ envia_em: sql<Date>`now()` })
    .where('id_regra', '=', id)
    .execute()
const lockedOf = async (id: number) =>
  (await states(id)).filter(({ situacao }) => situacao === 'na_fila').map(({ motivo }) => motivo)
const end = (id: number) =>
  db
    .updateTable('incidente')
    .set({ situacao: 'resolvido', solucao: 'Fusão refeita', fim: new Date() })
    .where('id', '=', id)
    .execute()

it('a message to a city with an open incident waits, says why, and goes when the incident is over (docs/marketing.md#incidents-in-the-city)', async () => {
  const { id, incident, sent } = await sentBeside({})
  expect(sent).toHaveLength(3)
  expect(await lockedOf(id)).toEqual(['incidente'])
  await later(id)
  const during = recording()
  await drainQueue(during.deps)
  expect(during.sent).toEqual([])
  await end(incident)
  await later(id)
  const after = recording()
  await drainQueue(after.deps)
  expect(after.sent).toHaveLength(1)
  expect(await lockedOf(id)).toEqual([])
})

it('an incident that names districts holds the messages to those, and to who has none', async () => {
  const { id, id_empresa } = await world(0)
  for (const [nome_razaosocial, cidade, bairro] of [
    ['Ana', 'Pelotas', 'TRÊS VENDAS'],
    ['Bia', 'Pelotas', 'Fragata'],
    ['Caio', 'Pelotas', null],
    ['Davi', 'Pelotas', ''],
    ['Edu', 'Bagé', 'Tres Vendas'],
  ] as const)
    await makeCustomer(db, id_empresa, { nome_razaosocial, cidade, bairro, uf: 'RS' })
  await makeIncident(db, { id_usuario: author, id_empresa, bairros: ['Três Vendas', 'Areal'] }, [pelotas])
  await run(id)
  const { sent, deps: recorded } = recording()
  await drainQueue(recorded)
  expect(sent).toHaveLength(2)
  expect(await lockedOf(id)).toEqual(['incidente', 'incidente', 'incidente'])
})

it('a customer of whom the ERP knows no state waits like the others of the city (docs/marketing.md#incidents-in-the-city)', async () => {
  const { id, id_empresa } = await world(0)
  await makeCustomer(db, id_empresa, { cidade: 'Pelotas', uf: null })
  await makeIncident(db, { id_usuario: author, id_empresa }, [pelotas])
  await run(id)
  expect(await lockedOf(id)).toEqual(['incidente'])
})

it('what was put into the queue before the incident waits too, and expires with its window', async () => {
  const { id, id_empresa } = await world(0)
  await makeCustomer(db, id_empresa, { cidade: 'Pelotas', uf: 'RS' })
  await run(id)
  await makeIncident(db, { id_usuario: author, id_empresa, situacao: 'em_tratamento' }, [pelotas])
  const { sent, deps: recorded } = recording()
  await drainQueue(recorded)
  expect(sent).toEqual([])
  expect(await lockedOf(id)).toEqual(['incidente'])
  await db
    .updateTable('campanha_envio')
    .set({ expira_em: new Date(0) })
    .where('id_regra', '=', id)
    .execute()
  await later(id)
  await drainQueue(recorded)
  expect(await states(id)).toMatchObject([{ situacao: 'expirado', motivo: 'incidente' }])
})

it('a rule that does not hold its messages sends them all', async () => {
  const { sent } = await sentBeside({}, { segurar_incidente: false })
  expect(sent).toHaveLength(4)
})

it('an incident that is over, or another provider’s, holds nothing', async () => {
  const other = (await world(0)).id_empresa
  expect((await sentBeside({ id_empresa: other })).sent).toHaveLength(4)
  const over = { situacao: 'cancelado', motivo: 'Engano', fim: new Date() }
  expect((await sentBeside(over)).sent).toHaveLength(4)
})

it('planned work holds within its window alone', async () => {
  const id_categoria = await makeIncidentCategory(db, { programada: true })
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const planned = (from: number, to: number) =>
    sentBeside({ id_categoria, inicio: inHours(from), previsao: inHours(to) })
  expect((await planned(1, 3)).sent, 'not begun').toHaveLength(4)
  expect((await planned(-1, 1)).sent, 'going on').toHaveLength(3)
  expect((await planned(-3, -1)).sent, 'over').toHaveLength(4)
})

it('the forecast counts what would wait', async () => {
  const tomorrow = dayFromNow(1)
  const { id, id_empresa } = await world(0, { data_especifica: tomorrow })
  await makeCustomer(db, id_empresa, { cidade: 'Pelotas', uf: 'RS' })
  await makeCustomer(db, id_empresa, { cidade: 'Bagé', uf: 'RS' })
  await makeIncident(db, { id_usuario: author, id_empresa }, [pelotas])
  const { canais } = await forecast(db, deps.parameters, await storedRule(db, id), tomorrow)
  expect(canais).toMatchObject([{ canal: 'sms', envios: 1, suprimidos: { incidente: 1 } }])
})
