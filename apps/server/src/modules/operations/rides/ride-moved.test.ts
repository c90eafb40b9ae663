/** Who has or asked for a seat reads where and when the ride is now: docs/operations.md#asking-for-a-seat. */
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const id_cidade_origem = await cityNamed(db, 'Florianópolis', 'SC')
const id_cidade_destino = await cityNamed(db, 'Tubarão', 'SC')
const laguna = await cityNamed(db, 'Laguna', 'SC')
const shown = (days: number) => dayFromNow(days).split('-').toReversed().join('/')

async function ride(over: object = {}) {
  const driver = await as({})
  const places = { id_cidade_origem, origem: 'Rodoviária', id_cidade_destino, destino: 'Praça central' }
  const time = { data: dayFromNow(3), hora: '07:30' }
  const [made] = await driver.call.rides.create({
    objects: [{ ...places, ...time, vagas: 3, tipo: 'particular', ...over }],
  })
  return { driver, id: made!.id }
}
type Somebody = Awaited<ReturnType<typeof as>>
/** Somebody who asked for a seat, and what they were answered. */
async function passenger(driver: Somebody, id: number, situacao?: 'aceito' | 'recusado') {
  const person = await as({})
  const asked = await person.call.rides.ask({ id })
  if (situacao) await driver.call.rides.answer({ id: asked.id, situacao })
  return person
}
const moves = async ({ call }: Somebody) =>
  (await call.notifications.list()).map(({ data }) => data.msg).filter((msg) => msg.includes('mudou'))

it.each<[object, string]>([
  [{ data: dayFromNow(4) }, `agora é em ${shown(4)}`],
  [{ hora: '08:15' }, 'sai às 08:15'],
  [{ origem: 'Trevo' }, 'sai de Trevo, Florianópolis'],
  [{ id_cidade_origem: laguna }, 'sai de Rodoviária, Laguna'],
  [{ destino: 'Hospital' }, 'vai até Hospital, Tubarão'],
  [{ id_cidade_destino: laguna, hora: '09:00' }, 'sai às 09:00; vai até Praça central, Laguna'],
])('with %j they are notified of that alone', async (change, words) => {
  const { driver, id } = await ride()
  const [has, asked, refused] = [
    await passenger(driver, id, 'aceito'),
    await passenger(driver, id),
    await passenger(driver, id, 'recusado'),
  ]
  await driver.call.rides.update({ id, ...change })
  const line = `A carona para Tubarão em ${shown(3)} mudou: ${words}.`
  expect([await moves(has), await moves(asked)]).toEqual([[line], [line]])
  expect([await moves(refused), await moves(driver)]).toEqual([[], []])
})

it('of the later rides of an offer each is reported to its passengers', async () => {
  const { driver, id } = await ride({ recorrencia: 'semanal' })
  const { dados } = await driver.call.rides.mine({ limit: 0, sort: 'partida' })
  const later = await passenger(driver, dados[1]!.id, 'aceito')
  await driver.call.rides.update({ id, hora: '06:45' })
  expect(await moves(later)).toEqual([])
  await driver.call.rides.update({ id, hora: '06:30', proximas: true })
  expect(await moves(later)).toEqual([`A carona para Tubarão em ${shown(10)} mudou: sai às 06:30.`])
  await driver.call.rides.update({ id, data: dayFromNow(4), proximas: true })
  expect(await driver.call.rides.get({ id: dados[1]!.id })).toMatchObject({ data: dayFromNow(10) })
})

it('seats, price and remarks are reported to nobody, nor is what stays as it was', async () => {
  const { driver, id } = await ride()
  const has = await passenger(driver, id, 'aceito')
  await driver.call.rides.update({ id, vagas: 2, valor_sugerido: '20', observacao: 'Sem bagagem' })
  await driver.call.rides.update({ id, hora: '07:30', data: dayFromNow(3), origem: 'Rodoviária' })
  expect(await moves(has)).toEqual([])
})
