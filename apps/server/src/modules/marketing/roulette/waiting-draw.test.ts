/** Draws whose beacon does not come (docs/raffle.md#waiting-for-the-beacon). */
import { raffle as text } from '@intranet/contract/messages/roulette'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { askBeacon, startBeacon } from '../../../../test/beacon-server.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { holdRaffle } from './raffle.queries.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makePrizes, makeRoulette, makeWinners } from '../../../../test/factories/roulette.ts'

const { db, as, deps, app } = await testWorld()
const beacon = await startBeacon()
deps.beaconKey = beacon.key
afterAll(() => beacon.close())
const razao = await makeProvider(db, { sistema: 'razao' })
const { call, token, userId } = await as({ roles: ['roulette:gestor'], empresas: [razao] })
const guest = (await as(null)).call.publicRoulette

let chapter = 0
beforeEach(() => askBeacon(deps, `${beacon.url}/${(chapter += 1)}`))

async function waiting() {
  beacon.mode = 'early'
  const wheel = await makeRoulette(db, { id_empresa: razao, dono: userId })
  const prizes = await makePrizes(db, wheel.id, [{}, {}])
  for (const [n, { id }] of prizes.entries()) await makeWinners(db, wheel.id, id, 2, 10 * n)
  const input = (n: number) => ({ id_campanha: wheel.id, cliente: false, id_premio: prizes[n]!.id })
  const { numero } = await call.roulette.draw({ ...input(0), esperar: false })
  return { wheel, input, which: { id_campanha: wheel.id, numero } }
}
const stateOf = async (slug: string, numero: number) =>
  (await guest.draws({ slug })).find((draw) => draw.numero === numero)!

describe('a draw that waits', () => {
  it('for another one longer than a request may is refused in words, without a word of the database', async () => {
    beacon.mode = 'early'
    const wheel = await makeRoulette(db, { id_empresa: razao, dono: userId })
    const [prize] = await makePrizes(db, wheel.id, [{}])
    await makeWinners(db, wheel.id, prize!.id, 2, 10)
    const begun = Date.now()
    const answer = await inTransaction(db, null, async (open) => {
      await holdRaffle(open, wheel.id)
      return app.inject({
        method: 'POST',
        url: '/v1/roulette/draw',
        headers: { authorization: `Bearer ${token}` },
        payload: { id_campanha: wheel.id, cliente: false, id_premio: prize!.id, esperar: false },
      })
    })
    expect([answer.statusCode, answer.json().mensagem]).toEqual([409, text.inTurn])
    expect(answer.body).not.toMatch(/select|lock|timeout|pg_/i)
    expect(Date.now() - begun).toBeLessThan(8000)
  })

  it('is settled by the beacon that was announced alone (docs/raffle.md#waiting-for-the-beacon)', async () => {
    const { wheel, which } = await waiting()
    const announced = `${beacon.url}/${chapter}`
    await db
      .updateTable('sorteio_rodada')
      .set({ rodada_farol: 1 })
      .where('id_campanha', '=', wheel.id)
      .execute()
    await askBeacon(deps, 'local')
    await call.roulette.draws({ id_campanha: wheel.id })
    expect(await stateOf(wheel.slug, which.numero)).toMatchObject({ situacao: 'aguardando' })
    await askBeacon(deps, announced)
    beacon.mode = 'answer'
    await call.roulette.draws({ id_campanha: wheel.id })
    expect(await stateOf(wheel.slug, which.numero)).toMatchObject({ situacao: 'sorteado' })
  })

  it('is cancelled by a manager: published, nobody’s, and the others go on (docs/raffle.md#waiting-for-the-beacon)', async () => {
    const { wheel, input, which } = await waiting()
    await call.roulette.draw({ ...input(0), esperar: false })
    await expect(call.roulette.draw(input(1))).rejects.toThrow(text.busy)
    const reader = await as({ roles: ['roulette:solicitante'], empresas: [razao] })
    await expect(reader.call.roulette.cancelDraw(which)).rejects.toThrow('permissão')
    const other = await as({ roles: ['roulette:gestor'], empresas: [await makeProvider(db)] })
    await expect(other.call.roulette.cancelDraw(which)).rejects.toThrow('não encontrado')
    await expect(call.roulette.cancelDraw({ ...which, numero: 9 })).rejects.toThrow('não encontrado')
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/roulette/draw/${wheel.id}/${which.numero}/cancelar`,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    })
    expect(answer.json().update_sorteio_interno.returning).toMatchObject([
      { situacao: 'cancelado', nome: null, sorteado_em: null },
    ])
    await expect(call.roulette.cancelDraw(which)).rejects.toThrow(text.notWaiting)
    expect(await stateOf(wheel.slug, which.numero)).toMatchObject({
      situacao: 'cancelado',
      vencedor: null,
      semente: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await stateOf(wheel.slug, 2)).toMatchObject({ situacao: 'aguardando' })
    beacon.mode = 'answer'
    await call.roulette.draws({ id_campanha: wheel.id })
    expect(await stateOf(wheel.slug, 2)).toMatchObject({ situacao: 'sorteado' })
    expect(await call.roulette.draw(input(1))).toMatchObject({ numero: 3, situacao: 'sorteado', total: 2 })
    expect(await call.roulette.draw(input(0))).toMatchObject({ numero: 4, situacao: 'sorteado' })
  })

  it('is not cancelled once it can be settled', async () => {
    const { wheel, which } = await waiting()
    beacon.mode = 'answer'
    await expect(call.roulette.cancelDraw(which)).rejects.toThrow(text.notWaiting)
    expect(await stateOf(wheel.slug, which.numero)).toMatchObject({ situacao: 'sorteado' })
  })
})
