import { isBeaconSignature } from '@intranet/contract/marketing/beacon-signature'
import { entryOf, hashHex, verifyDraw, type DrawEvidence } from '@intranet/contract/marketing/raffle-proof'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { askBeacon, startBeacon } from '../../../../test/beacon-server.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makePrizes, makeRoulette, makeWinners } from '../../../../test/factories/roulette.ts'
import { settleDraws } from './raffle.service.ts'

const { db, as, deps, app } = await testWorld()
const beacon = await startBeacon()
deps.beaconKey = beacon.key
afterAll(() => beacon.close())
let chapter = 0
beforeEach(async () => {
  beacon.mode = 'answer'
  // Rounds are cached by the beacon's address: each test has its own.
  await askBeacon(deps, `${beacon.url}/${(chapter += 1)}`)
})
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const { call, token, userId } = await as({ roles: ['roulette:gestor'], empresas: [razao] })
const guest = (await as(null)).call.publicRoulette

async function wheelWith(people: number) {
  const wheel = await makeRoulette(db, { id_empresa: razao, dono: userId })
  const [prize] = await makePrizes(db, wheel.id, [{}])
  await makeWinners(db, wheel.id, prize!.id, people)
  const ids = (
    await db
      .selectFrom('site_roleta_historico')
      .where('id_campanha', '=', wheel.id)
      .select('id')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
  return { wheel, ids, input: { id_campanha: wheel.id, cliente: false, id_premio: prize!.id } }
}

describe('a draw', () => {
  it('is won by somebody on the list, and anybody can recompute it', async () => {
    const { wheel, ids, input } = await wheelWith(9)
    const drawn = await call.roulette.draw(input)
    expect(drawn).toMatchObject({ numero: 1, situacao: 'sorteado', prova: 'comprovado', total: 9 })
    expect(ids).toContain(drawn.id_cliente_historico)
    const answer = await app.inject({ url: `/v1/roleta/publica/${wheel.slug}/sorteios/1` })
    const evidence = answer.json().sorteio_rodada_by_pk
    const checks = await verifyDraw(evidence as DrawEvidence, (round, signature) =>
      isBeaconSignature(round, signature, beacon.key),
    )
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    // Another network's key does not match: a replaced random number is detected.
    const foreign = await verifyDraw(evidence as DrawEvidence, isBeaconSignature)
    expect(foreign.filter(({ ok }) => !ok).map(({ key }) => key)).toEqual(['farol'])
    expect(evidence.vencedor).toBe(await entryOf(evidence.sal!, drawn.cupom!))
    expect(JSON.stringify(evidence)).not.toMatch(/Participante|CUPOM|53991/)
  })

  it('of one audience is not of a prize of the other (docs/raffle.md#who-is-in)', async () => {
    const { input } = await wheelWith(1)
    await expect(call.roulette.draw({ ...input, cliente: true })).rejects.toMatchObject({
      cause: { details: { campos: { id_premio: 'Opção não encontrada.' } } },
    })
    expect(await call.roulette.draw({ ...input, cliente: null })).toMatchObject({ situacao: 'sorteado' })
  })

  it('publishes list, commitment and round before the beacon, the seed only after it', async () => {
    const { wheel, input } = await wheelWith(3)
    beacon.mode = 'early'
    const waiting = await call.roulette.draw({ ...input, esperar: false })
    expect(waiting).toMatchObject({ situacao: 'aguardando', nome: null })
    const before = await guest.evidence({ slug: wheel.slug, numero: 1 })
    expect(before).toMatchObject({ situacao: 'aguardando', semente: null, vencedor: null, total: 3 })
    expect(before.compromisso).toMatch(/^[0-9a-f]{64}$/)
    for (const mode of ['lie', 'forge'] as const) {
      beacon.mode = mode
      expect((await call.roulette.draws({ id_campanha: wheel.id }))[0]).toMatchObject({
        situacao: 'aguardando',
      })
    }
    beacon.mode = 'answer'
    expect((await call.roulette.draws({ id_campanha: wheel.id }))[0]).toMatchObject({ situacao: 'sorteado' })
    const after = await guest.evidence({ slug: wheel.slug, numero: 1 })
    expect(after).toMatchObject({ compromisso: before.compromisso, lista_hash: before.lista_hash })
    expect(after.semente).toMatch(/^[0-9a-f]{64}$/)
  })

  it('never draws the same person twice, also with several draws at once, until nobody is left', async () => {
    const { wheel, ids, input } = await wheelWith(40)
    const draws = await Promise.all(Array.from({ length: 40 }, () => call.roulette.draw(input)))
    expect(draws.map(({ id_cliente_historico }) => id_cliente_historico).toSorted((a, b) => a! - b!)).toEqual(
      ids,
    )
    expect(draws.map(({ numero }) => numero).toSorted((a, b) => a - b)).toEqual(
      ids.map((_, index) => index + 1),
    )
    await expect(call.roulette.draw(input)).rejects.toThrow('Não há participantes correspondentes')
    for (const numero of [1, 20, 40]) {
      const evidence = await guest.evidence({ slug: wheel.slug, numero })
      const checks = await verifyDraw(evidence as unknown as DrawEvidence)
      expect(checks.filter(({ ok }) => !ok)).toEqual([])
    }
  })

  it('closes a new list when somebody joined, without the people already drawn', async () => {
    const { wheel, input } = await wheelWith(2)
    const first = await call.roulette.draw(input)
    await makeWinners(db, wheel.id, input.id_premio, 3, 900)
    const second = await call.roulette.draw(input)
    expect(second).toMatchObject({ numero: 2, total: 4 })
    expect(second.id_cliente_historico).not.toBe(first.id_cliente_historico)
  })

  it('closes a new list when who spun before it was closed was recorded after it', async () => {
    const { wheel, input } = await wheelWith(2)
    await db.transaction().execute(async (spinning) => {
      await makeWinners(spinning, wheel.id, input.id_premio, 2, 900)
      await makeWinners(db, wheel.id, input.id_premio, 1, 950)
      expect(await call.roulette.draw(input)).toMatchObject({ total: 3 })
    })
    expect(await call.roulette.draw(input)).toMatchObject({ total: 4 })
  })

  it('keeps its list when somebody who is in it, or was drawn, wins again', async () => {
    const { wheel, ids, input } = await wheelWith(3)
    const first = await call.roulette.draw(input)
    const people = await db
      .selectFrom('site_roleta_historico')
      .where('id', 'in', ids)
      .select(['id', 'pessoa'])
      .execute()
    await makeWinners(db, wheel.id, input.id_premio, 1, 950)
    const second = await call.roulette.draw(input)
    await makeWinners(db, wheel.id, input.id_premio, 2, 900)
    const [, one, two] = await db
      .selectFrom('site_roleta_historico')
      .where('id_campanha', '=', wheel.id)
      .where('id', 'not in', ids)
      .select('id')
      .orderBy('id')
      .execute()
    const over = [first.id_cliente_historico, second.id_cliente_historico]
    const waits = people.find(({ id }) => !over.includes(id))!
    const drawn = people.find(({ id }) => id === first.id_cliente_historico)!
    const becomes = (id: number, pessoa: string) =>
      db.updateTable('site_roleta_historico').set({ pessoa }).where('id', '=', id).execute()
    await becomes(one!.id, waits.pessoa)
    await becomes(two!.id, drawn.pessoa)
    expect(await call.roulette.draw(input)).toMatchObject({ numero: 3, total: second.total })
  })

  it('shows winners’ phones to managers, which is recorded, and masked ones to readers', async () => {
    const { wheel, input } = await wheelWith(1)
    const asked = { id_campanha: wheel.id }
    const { id_cliente_historico, telefone } = await call.roulette.draw(input)
    const readings = () =>
      db
        .selectFrom('acesso_dado_pessoal')
        .where('tabela', '=', 'site_roleta_historico')
        .where('id_item', '=', id_cliente_historico)
        .select(['id_usuario', 'campos'])
        .execute()
    const reader = (await as({ roles: ['roulette:leitor'], empresas: [razao] })).call
    expect(await reader.roulette.draws(asked)).toMatchObject([{ telefone: '(53) *****-0000' }])
    expect(await readings()).toEqual([])
    expect(await call.roulette.draws(asked)).toMatchObject([{ telefone }])
    expect(await readings()).toEqual([{ id_usuario: userId, campos: ['participante'] }])
  })

  it('counts a person once, only with a prize, and also if the ERP did not receive the win (docs/raffle.md#who-is-in)', async () => {
    const { wheel, ids, input } = await wheelWith(4)
    await db
      .updateTable('site_roleta_historico')
      .set({ pessoa: 'a mesma pessoa' })
      .where('id', 'in', ids.slice(0, 2))
      .execute()
    const refuse = (id: number, set: { erro: string; id_premio?: null }) =>
      db.updateTable('site_roleta_historico').set(set).where('id', '=', id).execute()
    await refuse(ids[2]!, { erro: 'SEM_PREMIO_DISPONIVEL', id_premio: null })
    await refuse(ids[3]!, { erro: 'ERP: O ERP respondeu 503.' })
    const everybody = { id_campanha: wheel.id }
    const drawn = [await call.roulette.draw(everybody), await call.roulette.draw(everybody)]
    expect(drawn.map(({ total }) => total)).toEqual([2, 2])
    expect(drawn.map((draw) => draw.id_cliente_historico).toSorted((a, b) => a! - b!)).toEqual([
      ids[0],
      ids[3],
    ])
    await expect(call.roulette.draw(input)).rejects.toThrow('Não há participantes correspondentes')
    expect(await guest.draws({ slug: wheel.slug })).toHaveLength(2)
  })

  it('is settled by the job when nobody opens it', async () => {
    const { wheel, input } = await wheelWith(2)
    beacon.mode = 'early'
    await call.roulette.draw({ ...input, esperar: false })
    beacon.mode = 'answer'
    await Promise.all([settleDraws({ db, deps }, wheel.id), settleDraws({ db, deps }, wheel.id)])
    expect(await guest.draws({ slug: wheel.slug })).toMatchObject([{ situacao: 'sorteado' }])
  })
})

describe('POST /v1/roulette/draw', () => {
  const post = (payload: object) =>
    app.inject({
      method: 'POST',
      url: '/v1/roulette/draw',
      headers: { authorization: `Bearer ${token}` },
      payload,
    })

  it('draws without an id; with one it records "informado, sem prova" for eligible undrawn people only', async () => {
    const { wheel, ids, input } = await wheelWith(3)
    const drawn = (await post({ id_campanha: wheel.id })).json().insert_sorteio_interno.returning[0]
    expect(drawn).toMatchObject({ situacao: 'sorteado', prova: 'comprovado' })
    const named = { nome: 'Quem quiser', telefone: '1', id_campanha: wheel.id }
    const same = await post({ ...named, id_cliente_historico: drawn.id_cliente_historico })
    expect(same.json().insert_sorteio_interno.returning[0]).toMatchObject({ prova: 'comprovado', numero: 1 })
    const other = ids.find((id) => id !== drawn.id_cliente_historico)!
    const informed = await post({ ...named, id_cliente_historico: other })
    expect(informed.statusCode).toBe(200)
    expect(informed.json().insert_sorteio_interno.returning[0]).toMatchObject({
      prova: 'informado',
      situacao: 'informado',
      nome: expect.stringMatching(/^Participante/),
    })
    expect((await post({ ...named, id_cliente_historico: other })).statusCode).toBe(409)
    const last = await call.roulette.draw(input)
    expect([drawn.id_cliente_historico, other]).not.toContain(last.id_cliente_historico)
    const { json } = await app.inject({
      url: `/v1/roulette/draw/${wheel.id}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(json().sorteio_interno.map(({ prova }: { prova: string }) => prova)).toEqual([
      'comprovado',
      'informado',
      'comprovado',
    ])
  })
})

describe('a reset', () => {
  it('deletes history and draws and keeps the evidence and the numbers, even after the campaign', async () => {
    const { wheel, input } = await wheelWith(4)
    await call.roulette.draw(input)
    await call.roulette.draw(input)
    beacon.mode = 'early'
    await db.updateTable('parametro').set({ valor: '""' }).where('chave', '=', 'farol_endereco').execute()
    deps.parameters.forget()
    const waiting = await call.roulette.draw({ ...input, esperar: false })
    expect(waiting.situacao).toBe('aguardando')
    await expect(call.roulette.reset({ id_campanha: wheel.id })).rejects.toThrow('permissão')
    const boss = (await as(superadmin)).call
    await boss.roulette.reset({ id_campanha: wheel.id })
    expect(await call.roulette.draws({ id_campanha: wheel.id })).toEqual([])
    expect((await call.roulette.participants({ filtro: { id_campanha: wheel.id } })).total).toBe(0)
    const kept = await guest.draws({ slug: wheel.slug })
    expect(kept.map(({ numero, situacao }) => [numero, situacao])).toEqual([
      [3, 'cancelado'],
      [2, 'sorteado'],
      [1, 'sorteado'],
    ])
    expect(kept.every(({ arquivado_em }) => arquivado_em !== null)).toBe(true)
    // A draw that was called off has nothing left to hide: who wants to know sees what it would have been.
    const off = await guest.evidence({ slug: wheel.slug, numero: 3 })
    expect(await hashHex(off.semente!)).toBe(off.compromisso)
    beacon.mode = 'answer'
    const valor = JSON.stringify(beacon.url)
    await db.updateTable('parametro').set({ valor }).where('chave', '=', 'farol_endereco').execute()
    deps.parameters.forget()
    await makeWinners(db, wheel.id, input.id_premio, 2, 700)
    expect(await call.roulette.draw(input)).toMatchObject({ numero: 4, total: 2 })
    await boss.roulette.reset({ id_campanha: wheel.id })
    await boss.roulette.remove({ id: wheel.id, id_dono: userId })
    const evidence = await guest.evidence({ slug: wheel.slug, numero: 2 })
    const checks = await verifyDraw(evidence as unknown as DrawEvidence)
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })
})
