/** Requests whose time passed: docs/operations.md#bookings-whose-time-is-over */
import { DAY_MS, HOUR_MS } from '@intranet/contract/durations'
import { formatDateTime } from '@intranet/contract/formats'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { requestNightJob } from './request-night.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const other = await as({ roles: ['frota:gestor'], empresas: [await makeProvider(db)] })

/** A request whose return was so many milliseconds ago. */
async function request(id_usuario: number, since: number, over: object = {}) {
  const data_devolucao = new Date(Date.now() - since)
  const { id, data_retirada } = await db
    .insertInto('solicitacao_veiculo')
    .values({
      id_usuario,
      id_empresa: ours,
      motivo: 'Visita',
      origem: 'Pelotas',
      destino: 'Rio Grande',
      data_retirada: new Date(data_devolucao.getTime() - 2 * HOUR_MS),
      data_devolucao,
      ...over,
    })
    .returning(['id', 'data_retirada'])
    .executeTakeFirstOrThrow()
  const now = () =>
    db
      .selectFrom('solicitacao_veiculo')
      .where('id', '=', id)
      .select(['situacao', 'resposta'])
      .executeTakeFirst()
  return { id, now, data_devolucao, trip: `Rio Grande em ${formatDateTime(data_retirada)}` }
}
const said = async ({ call }: typeof manager) =>
  (await call.notifications.list()).map(({ data }) => [data.msg, data.rota])
const night = () => requestNightJob.run(deps, {})

it('one that nobody decided ends, and who asked is notified once (docs/operations.md#bookings-whose-time-is-over)', async () => {
  const author = await as(there)
  const over = await request(author.userId, HOUR_MS)
  const ahead = await request(author.userId, -HOUR_MS)
  await night()
  await night()
  expect(await over.now()).toEqual({ situacao: 'cancelada', resposta: text.undecided })
  expect(await ahead.now()).toEqual({ situacao: 'pendente', resposta: null })
  expect(await said(author)).toEqual([[text.undecidedNotice(over.trip), '/requests/vehicle']])
})

it('a booking that nobody took ends once no checklist may come any more (docs/operations.md#bookings-whose-time-is-over)', async () => {
  const [author, driver] = [await as(there), await as(there)]
  const approved = {
    situacao: 'aprovada',
    id_veiculo: await makeVehicle(db, ours),
    id_motorista: await makeLicence(db, driver.userId),
    resposta: 'Chave na recepção',
  }
  const old = await request(author.userId, 30 * DAY_MS + HOUR_MS, approved)
  const newer = await request(author.userId, 30 * DAY_MS - HOUR_MS, approved)
  await night()
  expect(await old.now()).toEqual({ situacao: 'cancelada', resposta: 'Chave na recepção' })
  expect(await newer.now()).toMatchObject({ situacao: 'aprovada' })
  const notice = [[text.untakenNotice(old.trip), '/requests/vehicle']]
  expect([await said(author), await said(driver)]).toEqual([notice, notice])
})

it('a vehicle that is not back is reported to the managers of its provider, once (docs/operations.md#bookings-whose-time-is-over)', async () => {
  const driver = await as({ ...there, nome: 'Rui Sá' })
  const using = async (since: number, placa: string) =>
    request((await as(there)).userId, since, {
      situacao: 'em_uso',
      id_veiculo: await makeVehicle(db, ours, { placa }),
      ...(since > 0 && { id_motorista: await makeLicence(db, driver.userId) }),
    })
  const late = await using(HOUR_MS, 'NBK1A23')
  await using(-HOUR_MS, 'AHD1B23')
  await night()
  await night()
  const msg = text.unreturned('NBK1A23', 'Rui Sá', formatDateTime(late.data_devolucao))
  expect(await said(manager)).toEqual([[msg, `/fleet/bookings?pedido=${late.id}`]])
  expect(await said(other)).toEqual([])
  expect(await late.now()).toMatchObject({ situacao: 'em_uso' })
})
