import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../platform/actor.ts'
import { findActor } from '../../../platform/session.ts'
import { testWorld } from '../../../../test/app.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { rideNightJob, rideTimesJob } from './ride.job.ts'
import { answerRequest, askForSeat } from './ride-seat.service.ts'
import { publishRides, stepRide } from './ride.service.ts'

const { db, as, deps } = await testWorld()
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
const reported = async ({ call }: Somebody) => (await call.notifications.list()).map(({ data }) => data.msg)
const actorOf = async ({ token }: Somebody): Promise<Actor> => (await findActor(deps.auth, token))!.actor
/** 12/08/2026 at an hour in São Paulo. */
const at = (hour: string) => new Date(`2026-08-12T${hour}:00-03:00`)
const august = { data: '2026-08-12', valor_sugerido: '0' }

describe('a ride', () => {
  it('of 12/08/2026 07:30 with 3 seats is full after 2 + 1, and a fourth is refused', async () => {
    const [driver, ...people] = await Promise.all(
      ['Dora Lima', 'Ana', 'Bia', 'Caio'].map(async (nome) => actorOf(await as({ nome }))),
    )
    const [made] = await publishRides(db, driver!, [fields(august)], at('06:00'))
    const { id } = made!
    const asks = [2, 1].map((lugares, index) => askForSeat(db, people[index]!, { id, lugares }, at('06:10')))
    for (const request of await Promise.all(asks))
      await answerRequest(db, driver!, { id: request.id, situacao: 'aceito' }, at('06:20'))
    const ride = await db
      .selectFrom('carona')
      .where('id', '=', id)
      .select('situacao')
      .executeTakeFirstOrThrow()
    expect(ride.situacao).toBe('lotada')
    await expect(askForSeat(db, people[2]!, { id, lugares: 1 }, at('06:25'))).rejects.toThrow(
      'Não há vagas suficientes nesta carona.',
    )
  })

  it('may be left until an hour before: at 06:45, 45 minutes before, it is refused', async () => {
    const driver = await actorOf(await as({}))
    const passenger = await actorOf(await as({}))
    const [made] = await publishRides(db, driver, [fields(august)], at('06:00'))
    const request = await askForSeat(db, passenger, { id: made!.id, lugares: 1 }, at('06:00'))
    await answerRequest(db, driver, { id: request.id, situacao: 'aceito' }, at('06:05'))
    const leave = (hour: string) =>
      answerRequest(db, passenger, { id: request.id, situacao: 'cancelado' }, at(hour))
    await expect(leave('06:45')).rejects.toThrow(
      'O cancelamento é permitido até 1 hora antes. Fale com o motorista.',
    )
    expect(await leave('06:30')).toMatchObject({ situacao: 'cancelado' })
  })

  it('that its driver cancels is reported to both passengers, with the reason', async () => {
    const driver = await as({})
    const people = [await as({}), await as({}), await as({})]
    const actor = await actorOf(driver)
    const [made] = await publishRides(db, actor, [fields(august)], at('05:00'))
    for (const one of people.slice(0, 2)) {
      const { id } = await askForSeat(db, await actorOf(one), { id: made!.id, lugares: 1 }, at('05:10'))
      await answerRequest(db, actor, { id, situacao: 'aceito' }, at('05:20'))
    }
    await expect(stepRide(db, actor, { id: made!.id, situacao: 'cancelada' })).rejects.toThrow(
      'Campo obrigatório',
    )
    await stepRide(db, actor, { id: made!.id, situacao: 'cancelada', motivo: 'Carro na oficina' })
    const text = 'Carona para Tubarão em 12/08/2026 foi cancelada: Carro na oficina'
    expect((await Promise.all(people.map(reported))).map((lines) => lines.includes(text))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('reaches the other side at each step, and shows the phone once it is accepted', async () => {
    const driver = await as({ nome: 'Dora Lima' })
    const passenger = await as({ nome: 'Ana Souza' })
    await db
      .updateTable('rh_usuario')
      .set({ telefone: '53999990000' })
      .where('id', 'in', [driver.userId, passenger.userId])
      .execute()
    const id = await offer(driver)
    const [day] = [dayFromNow(3).split('-').toReversed().join('/')]
    const request = await passenger.call.rides.ask({ id, mensagem: 'Levo mala', ponto_embarque: 'Trevo' })
    expect(await reported(driver)).toEqual([`Ana pediu carona para Tubarão em ${day}.`])
    expect(await passenger.call.rides.get({ id })).toMatchObject({
      motorista: 'Dora',
      telefone_motorista: null,
    })
    expect((await driver.call.rides.get({ id })).passageiros).toMatchObject([
      { nome: 'Ana', telefone: null, mensagem: 'Levo mala', ponto_embarque: 'Trevo', situacao: 'pendente' },
    ])
    await driver.call.rides.answer({ id: request.id, situacao: 'aceito' })
    expect(await reported(passenger)).toEqual([`Seu pedido de carona para Tubarão em ${day} foi aceito.`])
    expect(await passenger.call.rides.get({ id })).toMatchObject({
      motorista: 'Dora Lima',
      telefone_motorista: '53999990000',
      ocupadas: 1,
    })
    expect((await driver.call.rides.get({ id })).passageiros).toMatchObject([
      { nome: 'Ana Souza', telefone: '53999990000' },
    ])
    await passenger.call.rides.answer({ id: request.id, situacao: 'cancelado' })
    expect((await reported(driver))[0]).toBe(`Ana cancelou o pedido de carona para Tubarão em ${day}.`)
    const other = await as({})
    const second = await other.call.rides.ask({ id })
    await driver.call.rides.answer({ id: second.id, situacao: 'recusado' })
    expect(await reported(other)).toEqual([`Seu pedido de carona para Tubarão em ${day} foi recusado.`])
    expect((await other.call.rides.get({ id })).passageiros).toHaveLength(1)
  })

  it.each([
    [{ id_cidade_destino: florianopolis }, 'A cidade de origem e a de destino devem ser diferentes.'],
    [{ data: dayFromNow(-1) }, 'A data da carona não pode ser anterior a hoje!'],
    [{ vagas: 0 }, 'Informe entre 1 e 8 vagas.'],
    [{ vagas: 9 }, 'Informe entre 1 e 8 vagas.'],
    [{ tipo: 'empresa', valor_sugerido: '10' }, 'Carona em veículo da empresa não pode ter valor.'],
    [{ valor_sugerido: '200.01' }, 'O valor sugerido pode ser de até R$ 200,00.'],
    [{ origem: '' }, 'Campo obrigatório'],
    [{ data: '2026-02-30' }, 'Data inválida'],
  ])('is refused with %j', async (over, text) => {
    await expect(offer(await as({}), over)).rejects.toThrow(text)
  })

  it('does not overlap another one of its driver within an hour', async () => {
    const driver = await as({})
    await offer(driver)
    await expect(offer(driver, { hora: '08:29' })).rejects.toThrow('Você já tem uma carona neste horário.')
    expect(await offer(driver, { hora: '08:30' })).toBeGreaterThan(0)
  })

  it('is asked for once, and not by its driver', async () => {
    const driver = await as({})
    const passenger = await as({})
    const id = await offer(driver)
    await passenger.call.rides.ask({ id })
    await expect(passenger.call.rides.ask({ id })).rejects.toThrow('Você já solicitou esta carona.')
    await expect(driver.call.rides.ask({ id })).rejects.toThrow('Você não pode solicitar a própria carona.')
  })

  it('keeps the seats that were promised', async () => {
    const driver = await as({})
    const id = await offer(driver)
    for (const person of [await as({}), await as({})])
      await driver.call.rides.answer({ id: (await person.call.rides.ask({ id })).id, situacao: 'aceito' })
    await expect(driver.call.rides.update({ id, vagas: 1 })).rejects.toThrow(
      'Existem 2 passageiros confirmados.',
    )
    await driver.call.rides.update({ id, vagas: 2 })
    expect(await driver.call.rides.get({ id })).toMatchObject({ vagas: 2, situacao: 'lotada' })
  })

  it('gives its last seat to one of many who are accepted at the same moment (docs/operations.md#rides)', async () => {
    const driver = await as({})
    const id = await offer(driver, { vagas: 1 })
    const people = await Promise.all(Array.from({ length: 5 }, () => as({})))
    const requests = await Promise.all(people.map(({ call }) => call.rides.ask({ id })))
    const answered = await Promise.allSettled(
      requests.map((request) => driver.call.rides.answer({ id: request.id, situacao: 'aceito' })),
    )
    expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await driver.call.rides.get({ id })).toMatchObject({ ocupadas: 1, situacao: 'lotada' })
  })

  it('is its driver’s to change and answer; a manager cancels it with a reason', async () => {
    const driver = await as({})
    const other = await as({})
    const id = await offer(driver)
    const { id: request } = await other.call.rides.ask({ id })
    await expect(other.call.rides.update({ id, vagas: 4 })).rejects.toThrow('Você não tem permissão')
    await expect(other.call.rides.answer({ id: request, situacao: 'aceito' })).rejects.toThrow(
      'Você não tem permissão',
    )
    await expect(driver.call.rides.answer({ id: request, situacao: 'cancelado' })).rejects.toThrow(
      'Você não tem permissão',
    )
    const manager = await as({ roles: ['caronas:gestor'] })
    await manager.call.rides.step({ id, situacao: 'cancelada', motivo: 'Rota proibida' })
    expect((await reported(driver))[0]).toContain('foi cancelada: Rota proibida')
    const leads = async ({ call }: Somebody) => (await call.notifications.list())[0]!.data.rota
    // The driver's ride is among their offers, the passenger's among what they asked for.
    expect([await leads(driver), await leads(other)]).toEqual(['/ride/list', '/ride/list?aba=pedidos'])
    await expect(driver.call.rides.remove({ id })).rejects.toThrow('Você não tem permissão')
  })

  it('begins from 30 minutes before and is over six hours after, by itself', async () => {
    const driver = await as({})
    const id = await offer(driver)
    await expect(driver.call.rides.step({ id, situacao: 'em_andamento' })).rejects.toThrow(
      'A carona pode ser iniciada a partir de 30 minutos antes.',
    )
    await db
      .updateTable('carona')
      .set({ data: dayFromNow(-1) })
      .where('id', '=', id)
      .execute()
    await expect(driver.call.rides.update({ id, vagas: 2 })).rejects.toThrow('Uma carona que já passou')
    await rideTimesJob.run(deps, {})
    expect((await driver.call.rides.get({ id })).situacao).toBe('concluida')
  })

  it('that recurs has its days of the next month, changes with them, and gets more at night', async () => {
    const driver = await as({})
    const id = await offer(driver, { recorrencia: 'semanal', data: dayFromNow(1) })
    const days = async () => (await driver.call.rides.mine({ limit: 0, sort: 'partida' })).dados
    expect((await days()).map(({ data }) => data)).toEqual([1, 8, 15, 22, 29].map(dayFromNow))
    const other = await as({})
    const theirs = await offer(other, { recorrencia: 'semanal', data: dayFromNow(1), vagas: 3 })
    await driver.call.rides.update({ id, vagas: 5, proximas: true })
    expect(new Set((await days()).map(({ vagas }) => vagas))).toEqual(new Set([5]))
    const others = (await other.call.rides.mine({ limit: 0 })).dados
    expect(others.map(({ vagas }) => vagas)).toEqual([3, 3, 3, 3, 3])
    await other.call.rides.step({ id: theirs, situacao: 'cancelada', motivo: 'Férias', proximas: true })
    await db
      .deleteFrom('carona')
      .where('id_usuario', '=', driver.userId)
      .where('data', '>', dayFromNow(20))
      .execute()
    await rideNightJob.run(deps, {})
    expect(await days()).toHaveLength(5)
    await driver.call.rides.step({ id, situacao: 'cancelada', motivo: 'Férias', proximas: true })
    expect(new Set((await days()).map(({ situacao }) => situacao))).toEqual(new Set(['cancelada']))
    await db
      .updateTable('carona')
      .set({ data: sql<string>`data - 10` })
      .where('id_usuario', '=', driver.userId)
      .execute()
    await rideNightJob.run(deps, {})
    expect(await days()).toHaveLength(5)
  })

  it('of long ago shows nobody who was in it, and is still counted', async () => {
    const driver = await as({})
    const passenger = await as({})
    const id = await offer(driver)
    const recent = await offer(await as({}))
    await passenger.call.rides.ask({ id, mensagem: 'Oi' })
    await db
      .updateTable('carona')
      .set({ data: dayFromNow(-91) })
      .where('id', '=', id)
      .execute()
    await rideNightJob.run(deps, {})
    const row = await db.selectFrom('carona').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id_usuario: null, origem: 'Não informado', vagas: 3 })
    const [request] = await db
      .selectFrom('carona_passageiro')
      .where('id_carona', '=', id)
      .selectAll()
      .execute()
    expect(request).toMatchObject({ id_usuario: null, mensagem: null, lugares: 1 })
    const kept = db.selectFrom('log_historico').where('tabela', '=', 'carona').select('id')
    expect(await kept.where('id_item', '=', String(id)).execute()).toEqual([])
    expect(await kept.where('id_item', '=', String(recent)).execute()).toHaveLength(1)
  })

  it('is closed to whom a manager blocked, until they are unblocked', async () => {
    const manager = await as({ roles: ['caronas:gestor'] })
    const person = await as({ nome: 'Rui' })
    const id = await offer(await as({}))
    await manager.call.rides.block({ id_usuario: person.userId, motivo: 'Faltou três vezes' })
    expect(await manager.call.rides.blocked()).toMatchObject([{ nome: 'Rui', motivo: 'Faltou três vezes' }])
    await expect(person.call.rides.ask({ id })).rejects.toThrow('Seu uso das caronas está bloqueado.')
    await expect(offer(person)).rejects.toThrow('Seu uso das caronas está bloqueado.')
    await manager.call.rides.unblock({ id_usuario: person.userId })
    await person.call.rides.ask({ id })
  })
})
