import { ride as text } from '@intranet/contract/messages/rides'
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as, app } = await testWorld()
const florianopolis = await cityNamed(db, 'Florianópolis', 'SC')
const tubarao = await cityNamed(db, 'Tubarão', 'SC')
type Somebody = Awaited<ReturnType<typeof as>>

const fields = (over = {}) => ({
  id_cidade_origem: florianopolis,
  origem: 'Rodoviária',
  id_cidade_destino: tubarao,
  destino: 'Praça central',
  data: dayFromNow(3),
  hora: '07:30',
  vagas: 3,
  tipo: 'particular' as const,
  ...over,
})
const offer = async ({ call }: Somebody, over = {}) =>
  (await call.rides.create({ objects: [fields(over)] }))[0]!.id

describe('the board', () => {
  it('shows guests cities, day, hour and free seats, and nothing about a person (docs/operations.md#the-open-board)', async () => {
    const driver = await as({ nome: 'Dora Lima' })
    const id = await offer(driver, { data: dayFromNow(5), hora: '15:00' })
    const guest = await app.inject({
      method: 'POST',
      url: '/v1/carona/publica/filtro',
      payload: { origem: 'florianopolis', destino: 'tubarao', data: dayFromNow(5) },
    })
    expect(guest.json().proximas).toEqual([])
    expect(guest.json().caronas_carona).toEqual([
      {
        id,
        cidade_origem: 'Florianópolis',
        uf_origem: 'SC',
        cidade_destino: 'Tubarão',
        uf_destino: 'SC',
        data: dayFromNow(5),
        hora: '15:00',
        livres: 3,
      },
    ])
    const employee = await as({})
    const { dados } = await employee.call.rides.search({
      origem: florianopolis,
      destino: 'todas',
      data: dayFromNow(5),
    })
    expect(dados).toMatchObject([{ id, motorista: 'Dora', origem: 'Rodoviária', minha: false, pedido: null }])
    const candidate = await as({ employee: false })
    await expect(candidate.call.rides.search()).rejects.toThrow('Você não tem permissão')
    await expect((await as(null)).call.rides.get({ id })).rejects.toThrow('Entre para continuar.')
  })

  it('offers no full ride, but shows it to its driver and to who asked for a seat', async () => {
    const [driver, inside, outside] = [await as({}), await as({}), await as({})]
    const id = await offer(driver, { data: dayFromNow(16), vagas: 1 })
    const seen = async ({ call }: Somebody) =>
      (await call.rides.search({ origem: florianopolis, destino: 'todas', data: dayFromNow(16) })).dados.map(
        (card) => card.id,
      )
    expect(await seen(outside)).toEqual([id])
    const request = await inside.call.rides.ask({ id, lugares: 1 })
    await driver.call.rides.answer({ id: request.id, situacao: 'aceito' })
    expect(await Promise.all([driver, inside, outside].map(seen))).toEqual([[id], [id], []])
    const guest = await (
      await as(null)
    ).call.rides.searchPublic({
      origem: 'florianopolis',
      destino: 'tubarao',
      data: dayFromNow(16),
    })
    expect(guest.dados).toEqual([])
  })

  it('of a cancelled ride nothing is left to answer', async () => {
    const [driver, waiting, seated] = [await as({}), await as({}), await as({})]
    const id = await offer(driver, { data: dayFromNow(17) })
    const asked = await waiting.call.rides.ask({ id, lugares: 1 })
    const taken = await seated.call.rides.ask({ id, lugares: 1 })
    await driver.call.rides.answer({ id: taken.id, situacao: 'aceito' })
    const [before] = (await driver.call.rides.mine({ filtro: { id } })).dados
    expect(before?.pendentes).toBe(1)
    await driver.call.rides.step({ id, situacao: 'cancelada', motivo: 'Chuva' })
    const [after] = (await driver.call.rides.mine({ filtro: { id } })).dados
    expect(after?.pendentes).toBe(0)
    const refuse = ({ call }: Somebody, step: Parameters<typeof call.rides.answer>[0]) =>
      expect(call.rides.answer(step)).rejects.toThrow(text.badStep)
    await refuse(driver, { id: asked.id, situacao: 'recusado' })
    await refuse(driver, { id: taken.id, situacao: 'ausente' })
    await refuse(seated, { id: taken.id, situacao: 'cancelado' })
  })

  it('offers the days beside where a day has nothing, and refuses what is no day', async () => {
    const driver = await as({})
    const id = await offer(driver, { data: dayFromNow(12), hora: '05:00' })
    const { call } = await as({})
    const found = await call.rides.search({
      origem: 'florianopolis',
      destino: 'tubarao',
      data: dayFromNow(10),
    })
    expect([found.dados, found.proximas.map((one) => one.id)]).toEqual([[], [id]])
    await expect(call.rides.search({ data: '2026-13-40' })).rejects.toThrow('Data inválida')
  })
})

it('a ride goes from offer to seat over REST', async () => {
  const driver = await as({})
  const passenger = await as({})
  const ask = async (who: Somebody, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${who.token}` }
    const answer = await app.inject({ method, url, headers, payload })
    expect(answer.statusCode, answer.payload).toBe(200)
    return answer.json()
  }
  const made = await ask(driver, 'POST', '/v1/carona', { object: fields({ hora: '21:00' }) })
  const { id } = made.insert_caronas_carona.returning[0]
  expect((await ask(driver, 'POST', '/v1/carona/filtro', { filtro: {} })).caronas_carona).toMatchObject([
    { id },
  ])
  const request = await ask(passenger, 'POST', `/v1/carona/${id}/passageiro`, { lugares: 2 })
  const seat = request.insert_caronas_passageiro.returning[0].id
  const asked = await ask(passenger, 'POST', '/v1/carona/passageiro/filtro', { filtro: {} })
  expect(asked.caronas_passageiro).toMatchObject([{ id: seat, situacao: 'pendente' }])
  const found = await ask(passenger, 'POST', '/v1/carona/busca', { origem: String(florianopolis) })
  expect(found.caronas_carona.map((one: { id: number }) => one.id)).toContain(id)
  await ask(driver, 'PUT', `/v1/carona/passageiro/${seat}`, { situacao: 'aceito' })
  expect((await ask(passenger, 'GET', `/v1/carona/${id}`)).caronas_carona_by_pk).toMatchObject({
    ocupadas: 2,
  })
  await ask(driver, 'PUT', `/v1/carona/${id}`, { object: { vagas: 4 } })
  const moved = await ask(driver, 'POST', `/v1/carona/${id}/situacao`, {
    situacao: 'cancelada',
    motivo: 'Chuva',
  })
  expect(moved.update_caronas_carona.returning[0].situacao).toBe('cancelada')
})
