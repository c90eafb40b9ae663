import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const admin = await as(superadmin)
const [room, projector, far, brand] = await admin.call.resources.create({
  objects: [
    { nome: 'Sala A', tipo: 'sala', id_empresa: ours, reservavel: true, capacidade: 8 },
    { nome: 'Projetor', tipo: 'equipamento', reservavel: true },
    { nome: 'Sala distante', tipo: 'sala', id_empresa: theirs, reservavel: true },
    { nome: 'Marca', tipo: 'material_marca', link: 'https://marca.example' },
  ],
})
const at = (day: string, from: string, to: string) => ({
  inicio: `${day}T${from}`,
  fim: `${day}T${to}`,
  motivo: 'Reunião',
})
const TAKEN = 'Este recurso já está reservado neste horário.'

describe('bookings', () => {
  it('of the same time are refused, of the next hour accepted', async () => {
    const one = await as({ id_empresa: ours })
    const other = await as({ id_empresa: ours })
    const id_recurso = room!.id
    await one.call.resources.book({ id_recurso, ...at('2031-06-11', '14:00', '15:00') })
    await expect(
      other.call.resources.book({ id_recurso, ...at('2031-06-11', '14:30', '16:00') }),
    ).rejects.toThrow(TAKEN)
    await other.call.resources.book({ id_recurso, ...at('2031-06-11', '15:00', '16:00') })
    const [sala] = (await one.call.resources.day({ dia: '2031-06-11' })).filter(({ id }) => id === id_recurso)
    expect(sala!.reservas.map(({ inicio, fim, meu }) => [inicio, fim, meu])).toEqual([
      ['2031-06-11T14:00', '2031-06-11T15:00', true],
      ['2031-06-11T15:00', '2031-06-11T16:00', false],
    ])
  })

  it('requested by twenty people at once go to one of them (docs/content.md#resources)', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => as({ id_empresa: ours })))
    const results = await Promise.allSettled(
      people.map((person) =>
        person.call.resources.book({ id_recurso: projector!.id, ...at('2031-07-01', '09:00', '10:00') }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason.message)] : [],
    )
    for (const text of refused)
      expect([TAKEN, 'Outra pessoa está gravando este registro. Tente de novo.']).toContain(text)
  })

  it('never overlap, whatever is requested', async () => {
    const me = await as({ id_empresa: ours })
    const minutes = fc.integer({ min: 0, max: 1380 })
    const wishes = await fc.sample(fc.tuple(minutes, fc.integer({ min: 1, max: 180 })), 40)
    const clock = (minute: number) =>
      `2031-08-01T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    for (const [from, length] of wishes) {
      const to = Math.min(1439, from + length)
      await me.call.resources
        .book({ id_recurso: room!.id, inicio: clock(from), fim: clock(to), motivo: 'Teste' })
        .catch((error: Error) => expect(error.message).toBe(TAKEN))
    }
    const [sala] = (await me.call.resources.day({ dia: '2031-08-01' })).filter(({ id }) => id === room!.id)
    const taken = sala!.reservas
    for (const [index, booking] of taken.entries())
      if (index > 0) expect(booking.inicio >= taken[index - 1]!.fim).toBe(true)
    // Every refused request overlaps with an accepted one.
    for (const [from, length] of wishes) {
      const [inicio, fim] = [clock(from), clock(Math.min(1439, from + length))]
      expect(taken.some((booking) => booking.inicio < fim && inicio < booking.fim)).toBe(true)
    }
  })

  it('are for bookable resources, where one works, in the future', async () => {
    const me = await as({ id_empresa: ours })
    const book = (id_recurso: number, when = at('2031-09-01', '09:00', '10:00')) =>
      me.call.resources.book({ id_recurso, ...when })
    await expect(book(far!.id)).rejects.toThrow('Registro não encontrado.')
    await expect(book(brand!.id)).rejects.toThrow('Dados inválidos.')
    await expect(book(room!.id, at('2020-01-02', '09:00', '10:00'))).rejects.toThrow('Dados inválidos.')
    await expect(book(room!.id, at('2031-09-01', '10:00', '10:00'))).rejects.toThrow()
  })

  it('are cancelled by their owner, or by HR, with a notice; the time is free again', async () => {
    const owner = await as({ id_empresa: ours })
    const other = await as({ id_empresa: ours })
    const hr = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const distant = await as({ roles: ['rh:gestor'], empresas: [theirs] })
    const visitor = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: ours })
    const id_recurso = room!.id
    const when = at('2031-10-01', '09:00', '10:00')
    const { id } = await owner.call.resources.book({ id_recurso, ...when })
    for (const who of [other, visitor])
      await expect(who.call.resources.cancelBooking({ id_recurso, id })).rejects.toThrow('permissão')
    await expect(distant.call.resources.cancelBooking({ id_recurso, id })).rejects.toThrow('não encontrado')
    await hr.call.resources.cancelBooking({ id_recurso, id })
    await expect(owner.call.resources.cancelBooking({ id_recurso, id })).rejects.toThrow('não encontrado')
    const message = await db
      .selectFrom('notificacao_usuario as n')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
      .where('n.id_usuario', '=', owner.userId)
      .select('m.data')
      .executeTakeFirstOrThrow()
    expect(message.data).toMatchObject({ msg: 'Sua reserva de Sala A em 01/10 às 09:00 foi cancelada.' })
    await other.call.resources.book({ id_recurso, ...when })
  })
})

describe('resources', () => {
  it('are those of one’s provider and of the group; HR keeps those of its own', async () => {
    const me = await as({ id_empresa: ours })
    expect((await me.call.resources.list({})).dados.map(({ nome }) => nome)).toEqual([
      'Marca',
      'Projetor',
      'Sala A',
    ])
    await expect(me.call.resources.update({ id: room!.id, nome: 'Minha' })).rejects.toThrow('permissão')
    const hr = await as({ roles: ['rh:gestor'], empresas: [ours] })
    await expect(hr.call.resources.update({ id: far!.id, nome: 'Minha' })).rejects.toThrow('não encontrado')
    await expect(
      hr.call.resources.create({ objects: [{ nome: 'Nova', tipo: 'sala', id_empresa: theirs }] }),
    ).rejects.toThrow('permissão')
    await expect(hr.call.resources.update({ id: brand!.id, reservavel: true })).rejects.toThrow(
      'Dados inválidos.',
    )
    await expect(hr.call.resources.remove({ id: room!.id })).rejects.toThrow('em uso')
  })

  it('that are switched off are there for HR alone', async () => {
    const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
    const [old] = await hr.call.resources.create({
      objects: [{ nome: 'Sala antiga', tipo: 'sala', id_empresa: ours, ativo: false }],
    })
    const seenBy = async ({ call }: typeof hr) =>
      (await call.resources.list({ filtro: { id: old!.id } })).dados.map(({ nome }) => nome)
    expect(await seenBy(hr)).toEqual(['Sala antiga'])
    for (const who of [await as({ id_empresa: ours }), await as({ roles: ['rh:leitor'], empresas: [ours] })])
      expect(await seenBy(who)).toEqual([])
    await hr.call.resources.remove({ id: old!.id })
  })

  it('answer the five operations and bookings over REST', async () => {
    const headers = { authorization: `Bearer ${admin.token}` }
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers, payload })
    const made = await send('POST', '/v1/recurso', {
      object: { nome: 'REST', tipo: 'sala', reservavel: true },
    })
    const { id } = made.json().insert_recurso.returning[0]
    const booked = await send('POST', `/v1/recurso/${id}/reserva`, {
      object: at('2031-11-01', '08:00', '09:00'),
    })
    const booking = booked.json().insert_recurso_reserva.returning[0].id
    const again = await send('POST', `/v1/recurso/${id}/reserva`, {
      object: at('2031-11-01', '08:30', '09:30'),
    })
    expect([again.statusCode, again.json().mensagem]).toEqual([409, TAKEN])
    expect((await send('GET', `/v1/recurso/${id}/reserva`)).json()).toMatchObject({
      total: 1,
      recurso_reserva: [{ id: booking }],
    })
    expect((await send('DELETE', `/v1/recurso/${id}/reserva/${booking}`)).json()).toEqual({
      delete_recurso_reserva: { affected_rows: 1 },
    })
    expect((await send('GET', `/v1/recurso/${id}`)).json().recurso_by_pk).toMatchObject({ nome: 'REST' })
    expect(
      (await send('PUT', `/v1/recurso/${id}`, { ativo: false })).json().update_recurso.returning[0].id,
    ).toBe(id)
    expect((await send('GET', '/v1/recurso?filtro={"ativo":false}')).json().total).toBe(1)
    const [spare] = await admin.call.resources.create({ objects: [{ nome: 'Avulsa', tipo: 'sala' }] })
    expect((await send('DELETE', `/v1/recurso/${spare!.id}`)).json()).toEqual({
      delete_recurso: { affected_rows: 1 },
    })
    expect((await app.inject({ url: '/v1/recurso' })).statusCode).toBe(401)
  })
})
