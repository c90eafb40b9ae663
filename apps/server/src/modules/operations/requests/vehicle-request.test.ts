import { DAY_MS } from '@intranet/contract/durations'
import { refusal } from '@intranet/contract/messages/refusals'
import { dayFromNow } from '@intranet/contract/today'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { describe, expect, it } from 'vitest'
import { countStatements } from '../../../../test/count-statements.ts'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { makeLicence, makeUpload, makeVehicle, vehicleWish } from '../../../../test/factories/fleet.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const author = await as({ nome: 'Bia Nunes', ...there })
const colleague = await as({ nome: 'Ivo Reis', ...there })
await makeLicence(db, author.userId)
await makeLicence(db, colleague.userId)

/** Each test has its own day, far enough from the others. */
let days = 2
const nextDay = () => dayFromNow((days += 2))
const wish = (day: string, from: string, to: string, over: object = {}) => ({
  ...vehicleWish(day, from, to),
  ...over,
})
type Person = typeof author
const ask = async (who: Person, fields: ReturnType<typeof wish>) =>
  (await who.call.vehicleRequests.create({ objects: [fields] }))[0]!.id
const approve = (id: number, id_veiculo: number) =>
  manager.call.vehicleRequests.changeState({ id, situacao: 'aprovada', id_veiculo })
const list = async (who: Person, km: number, over: object = {}) => ({
  km,
  combustivel: 4,
  fotos: [await makeUpload(db, who.userId)],
  ...over,
})

describe('two requests for the same vehicle', () => {
  it('from 8 to 12 and from 11 to 15: the second approval is refused (docs/operations.md#requests-of-vehicles)', async () => {
    const [vehicle, day] = [await makeVehicle(db, ours), nextDay()]
    const first = await ask(author, wish(day, '08:00', '12:00'))
    const other = await ask(colleague, wish(day, '11:00', '15:00'))
    await approve(first, vehicle)
    await expect(approve(other, vehicle)).rejects.toThrow('Este veículo já possui reserva no período.')
    expect((await colleague.call.vehicleRequests.get({ id: other })).situacao).toBe('pendente')
  })

  it('approved at the same moment: one is kept', async () => {
    const [vehicle, day] = [await makeVehicle(db, ours), nextDay()]
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        ask(place % 2 ? author : colleague, wish(day, '08:00', '12:00')),
      ),
    )
    const answers = await Promise.allSettled(ids.map((id) => approve(id, vehicle)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const taken = await db
      .selectFrom('solicitacao_veiculo')
      .where('id_veiculo', '=', vehicle)
      .where('situacao', '=', 'aprovada')
      .select('id')
      .execute()
    expect(taken).toHaveLength(1)
  })

  it('touch without meeting: 8 to 12 and 12 to 15', async () => {
    const [vehicle, day] = [await makeVehicle(db, ours), nextDay()]
    await approve(await ask(author, wish(day, '08:00', '12:00')), vehicle)
    expect(await approve(await ask(colleague, wish(day, '12:00', '15:00')), vehicle)).toMatchObject({
      situacao: 'aprovada',
    })
  })
})

describe('a request', () => {
  it.each([
    ['10:00', '10:00'],
    ['10:00', '09:00'],
  ])('from %s to %s is refused', async (from, to) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/solicitacao/veiculo',
      headers: { authorization: `Bearer ${author.token}` },
      payload: { object: wish(nextDay(), from, to) },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().campos).toEqual({
      data_devolucao: 'A data de devolução deve ser posterior à retirada.',
    })
  })

  it('of somebody who wants to drive needs a licence here', async () => {
    const walker = await as(there)
    await expect(ask(walker, wish(nextDay(), '08:00', '09:00'))).rejects.toMatchObject({
      message: text.notDriver,
    })
    expect(await ask(walker, wish(nextDay(), '08:00', '09:00', { dirige: false }))).toBeGreaterThan(0)
  })

  it('is the author’s and the managers’ to see; others’ are not there', async () => {
    const id = await ask(author, wish(nextDay(), '08:00', '09:00'))
    await expect(colleague.call.vehicleRequests.get({ id })).rejects.toThrow('Registro não encontrado.')
    expect(
      (await colleague.call.vehicleRequests.list({ limit: 0 })).dados.map((one) => one.id),
    ).not.toContain(id)
    expect((await manager.call.vehicleRequests.get({ id })).decide).toBe(true)
    await expect(author.call.vehicleRequests.changeState({ id, situacao: 'aprovada' })).rejects.toThrow(
      'Você não tem permissão',
    )
  })

  it('of a trip between two cities offers its free seats to its driver, once it is approved', async () => {
    const [vehicle, day] = [await makeVehicle(db, ours, { lugares: 5 }), nextDay()]
    const id = await ask(author, wish(day, '08:00', '09:00', { destino: 'rio grande/RS' }))
    const seats = async (who: Person) => (await who.call.vehicleRequests.get({ id })).sobra
    expect(await seats(author)).toBeNull()
    await approve(id, vehicle)
    expect(await seats(author)).toEqual({
      id_cidade_origem: await cityNamed(db, 'Pelotas', 'RS'),
      id_cidade_destino: await cityNamed(db, 'Rio Grande', 'RS'),
      vagas: 3,
    })
    expect(await seats(manager)).toBeNull()
    const near = await ask(author, wish(nextDay(), '08:00', '09:00', { destino: 'Torre norte' }))
    await approve(near, vehicle)
    expect((await author.call.vehicleRequests.get({ id: near })).sobra).toBeNull()
  })

  it('is edited and deleted only while nobody has decided', async () => {
    const [vehicle, day] = [await makeVehicle(db, ours), nextDay()]
    const id = await ask(author, wish(day, '08:00', '09:00'))
    await author.call.vehicleRequests.update({ id, destino: 'Canguçu' })
    await approve(id, vehicle)
    await expect(author.call.vehicleRequests.update({ id, destino: 'Bagé' })).rejects.toThrow(
      refusal.wrongState,
    )
    await expect(author.call.vehicleRequests.remove({ id })).rejects.toThrow('Registro não encontrado.')
    const seen = await author.call.vehicleRequests.get({ id })
    expect([seen.destino, seen.motorista]).toEqual(['Canguçu', 'Bia Nunes'])
  })

  it('goes to a vehicle with enough seats, for a driver whose licence holds until the return', async () => {
    const day = nextDay()
    const small = await makeVehicle(db, ours, { lugares: 2 })
    const truck = await makeVehicle(db, ours, { categoria_exigida: 'C', lugares: 9 })
    const id = await ask(author, wish(day, '08:00', '09:00', { passageiros: 3 }))
    await expect(approve(id, small)).rejects.toMatchObject({ message: text.tooFewSeats })
    await expect(approve(id, truck)).rejects.toMatchObject({ message: text.wrongCategory })
  })

  it('is refused with a reason, which the author reads', async () => {
    const id = await ask(author, wish(nextDay(), '08:00', '09:00'))
    await expect(manager.call.vehicleRequests.changeState({ id, situacao: 'recusada' })).rejects.toThrow(
      text.reasonRequired,
    )
    await manager.call.vehicleRequests.changeState({ id, situacao: 'recusada', texto: 'Sem veículo' })
    expect(
      (await author.call.vehicleRequests.listOwn({ limit: 0 })).dados.find((one) => one.id === id),
    ).toMatchObject({ situacao: 'recusada', resposta: 'Sem veículo' })
  })
})

describe('the waiting list', () => {
  it('takes who wishes for a vehicle that others have, and notifies the first when it is free', async () => {
    // As many seats as people.
    const [vehicle, day] = [await makeVehicle(db, ours, { lugares: 2 }), nextDay()]
    const first = await ask(author, wish(day, '08:00', '12:00'))
    await approve(first, vehicle)
    const wanted = wish(day, '09:00', '11:00', { id_veiculo: vehicle })
    await expect(ask(colleague, wanted)).rejects.toThrow(text.booked)
    const waiting = await ask(colleague, { ...wanted, espera: true } as typeof wanted)
    expect((await colleague.call.vehicleRequests.get({ id: waiting })).espera_desde).not.toBeNull()
    await author.call.vehicleRequests.changeState({ id: first, situacao: 'cancelada' })
    const reported = await db
      .selectFrom('notificacao_mensagem as m')
      .innerJoin('notificacao_usuario as u', 'u.id_mensagem', 'm.id')
      .where('u.id_usuario', '=', colleague.userId)
      .select('m.data')
      .execute()
    expect(JSON.stringify(reported)).toContain('ficou livre no período da sua solicitação em espera')
    expect(await approve(waiting, vehicle)).toMatchObject({ situacao: 'aprovada' })
  })
})

/** Somebody with a licence and no other booking. */
async function driver() {
  const person = await as(there)
  await makeLicence(db, person.userId)
  return person
}

describe('the checklist', () => {
  it('moves an approved request into use and to its end, with photos and the odometer', async () => {
    const taker = await driver()
    const [vehicle, day] = [await makeVehicle(db, ours, { km_atual: 1000 }), nextDay()]
    const id = await ask(taker, wish(day, '08:00', '12:00'))
    await expect(taker.call.vehicleRequests.checkOut({ id, ...(await list(taker, 1000)) })).rejects.toThrow(
      refusal.wrongState,
    )
    await approve(id, vehicle)
    await expect(taker.call.vehicleRequests.checkIn({ id, ...(await list(taker, 1100)) })).rejects.toThrow(
      text.handOverFirst,
    )
    const leaving = await list(taker, 1000)
    await expect(taker.call.vehicleRequests.checkOut({ id, ...leaving, fotos: [] })).rejects.toThrow(
      text.photoRequired,
    )
    await expect(taker.call.vehicleRequests.checkOut({ id, ...leaving, km: 999 })).rejects.toThrow(
      text.kmBack(1000),
    )
    await taker.call.vehicleRequests.checkOut({ id, ...leaving })
    expect((await manager.call.vehicles.get({ id: vehicle })).situacao).toBe('em_uso')
    await taker.call.vehicleRequests.checkIn({
      id,
      ...(await list(taker, 1180, { avarias: 'Risco na porta' })),
    })
    const done = await taker.call.vehicleRequests.get({ id })
    expect(done).toMatchObject({ situacao: 'concluida', km_saida: 1000, km_retorno: 1180 })
    expect(done.checklists.map(({ momento, fotos }) => [momento, fotos.length])).toEqual([
      ['saida', 1],
      ['retorno', 1],
    ])
    expect(await manager.call.vehicles.get({ id: vehicle })).toMatchObject({
      situacao: 'disponivel',
      km_atual: 1180,
    })
  })

  it('lets nobody leave before another booking ends, or while the vehicle is away', async () => {
    const [taker, next] = [await driver(), await driver()]
    const [vehicle, day, later] = [await makeVehicle(db, ours), nextDay(), nextDay()]
    const first = await ask(taker, wish(day, '08:00', '12:00'))
    const second = await ask(next, wish(later, '08:00', '12:00'))
    await approve(first, vehicle)
    await approve(second, vehicle)
    const early = async () => next.call.vehicleRequests.checkOut({ id: second, ...(await list(next, 10)) })
    const begins = `${day.split('-').toReversed().join('/')} - 08:00`
    await expect(early()).rejects.toThrow(text.bookedBefore(begins))
    await taker.call.vehicleRequests.checkOut({ id: first, ...(await list(taker, 10)) })
    await expect(early()).rejects.toThrow(text.notBack)
    await taker.call.vehicleRequests.checkIn({ id: first, ...(await list(taker, 20)) })
    expect(await next.call.vehicleRequests.checkOut({ id: second, ...(await list(next, 20)) })).toMatchObject(
      { situacao: 'em_uso' },
    )
  })

  it('is for who takes part', async () => {
    const [vehicle, day] = [await makeVehicle(db, ours), nextDay()]
    const id = await ask(author, wish(day, '08:00', '12:00'))
    await approve(id, vehicle)
    await expect(
      colleague.call.vehicleRequests.checkOut({ id, ...(await list(colleague, 10)) }),
    ).rejects.toThrow('Registro não encontrado.')
  })
})

describe('the calendar', () => {
  it('shows free and booked to colleagues, and who and why to managers and the person alone', async () => {
    const [vehicle, day] = [await makeVehicle(db, ours), nextDay()]
    const id = await ask(author, wish(day, '08:00', '12:00'))
    await approve(id, vehicle)
    const fim = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
    const booking = async (who: Person) =>
      (await who.call.vehicleRequests.calendar({ inicio: day, fim })).reservas.find((one) => one.id === id)
    expect(await booking(colleague)).toMatchObject({ solicitante: null, motivo: null, meu: false })
    expect(await booking(author)).toMatchObject({
      solicitante: 'Bia Nunes',
      motivo: 'Instalar rádio',
      meu: true,
    })
    expect(await booking(manager)).toMatchObject({ solicitante: 'Bia Nunes', motivo: 'Instalar rádio' })
  })

  it('of a month is two statements, whatever the number of vehicles', async () => {
    const day = nextDay()
    const fim = new Date(Date.parse(day) + 31 * DAY_MS).toISOString().slice(0, 10)
    const { statements } = await countStatements(deps, () =>
      manager.call.vehicleRequests.calendar({ inicio: day, fim }),
    )
    expect(statements).toBe(2)
  })
})
