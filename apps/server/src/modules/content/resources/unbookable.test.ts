import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const admin = await as(superadmin)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const at = (day: string) => ({ inicio: `${day}T09:00`, fim: `${day}T10:00`, motivo: 'Reunião' })
let rooms = 0

async function booked() {
  rooms += 1
  const nome = `Sala ${rooms}`
  const [room] = await admin.call.resources.create({
    objects: [{ nome, tipo: 'sala', id_empresa: ours, reservavel: true }],
  })
  const id_recurso = room!.id
  const owner = await as({ id_empresa: ours })
  const { id } = await owner.call.resources.book({ id_recurso, ...at('2031-06-11') })
  const past = { inicio: new Date('2020-01-02T12:00Z'), fim: new Date('2020-01-02T13:00Z') }
  await db
    .insertInto('recurso_reserva')
    .values({ id_recurso, id_usuario: owner.userId, motivo: 'Antes', ...past })
    .execute()
  const states = async () =>
    (await owner.call.resources.bookings({ filtro: { id_recurso } })).dados
      .toSorted((x, y) => x.inicio.getTime() - y.inicio.getTime())
      .map(({ situacao }) => situacao)
  const notices = async () =>
    (
      await db
        .selectFrom('notificacao_usuario as n')
        .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
        .where('n.id_usuario', '=', owner.userId)
        .select(sql<string>`m.data ->> 'msg'`.as('msg'))
        .execute()
    ).map(({ msg }) => msg)
  return { nome, id, id_recurso, owner, states, notices }
}

describe('a resource that cannot be booked any more (docs/content.md#bookings)', () => {
  it('loses what is booked of it, and each person is notified', async () => {
    const { nome, id_recurso, states, notices } = await booked()
    expect(await hr.call.resources.ahead({ ids: [id_recurso] })).toEqual({ reservas: 1 })
    await hr.call.resources.setActive({ ids: [id_recurso], ativo: false })
    expect(await states()).toEqual(['confirmada', 'cancelada'])
    expect(await notices()).toEqual([`Sua reserva de ${nome} em 11/06 às 09:00 foi cancelada.`])
    expect(await hr.call.resources.ahead({ ids: [id_recurso] })).toEqual({ reservas: 0 })
  })

  it('is one that the form says so of, too; another change keeps the bookings', async () => {
    const { id_recurso, states } = await booked()
    await hr.call.resources.update({ id: id_recurso, capacidade: 4 })
    expect(await states()).toEqual(['confirmada', 'confirmada'])
    await hr.call.resources.update({ id: id_recurso, reservavel: false })
    expect(await states()).toEqual(['confirmada', 'cancelada'])
  })

  it('is booked by nobody while it is switched off', async () => {
    const { id_recurso, owner } = await booked()
    const book = await db.transaction().execute(async (open) => {
      await open.updateTable('recurso').set({ ativo: false }).where('id', '=', id_recurso).execute()
      const waits = owner.call.resources.book({ id_recurso, ...at('2031-06-12') }).catch(String)
      await sql`select pg_sleep(0.3)`.execute(open)
      return { waits }
    })
    expect(await book.waits).toContain('não encontrado')
  })
})

it('of other providers is counted for nobody', async () => {
  const { id_recurso } = await booked()
  const distant = await as({ roles: ['rh:gestor'], empresas: [await makeProvider(db)] })
  expect(await distant.call.resources.ahead({ ids: [id_recurso] })).toEqual({ reservas: 0 })
})

it('who changes provider sees and cancels their own booking, on its day alone (docs/content.md#bookings)', async () => {
  const { id, id_recurso } = await booked()
  const moved = await as({ id_empresa: await makeProvider(db) })
  const shown = async (dia: string) =>
    (await moved.call.resources.day({ dia })).map((resource) => resource.id).includes(id_recurso)
  expect(await shown('2031-06-11')).toBe(false)
  const ofMoved = { id_usuario: moved.userId }
  await db.updateTable('recurso_reserva').set(ofMoved).where('id', '=', id).execute()
  expect([await shown('2031-06-11'), await shown('2031-06-12')]).toEqual([true, false])
  await moved.call.resources.cancelBooking({ id_recurso, id })
  const { dados } = await moved.call.resources.bookings({ filtro: { id_recurso } })
  expect(dados.map(({ situacao }) => situacao)).toEqual(['cancelada'])
  expect(await shown('2031-06-11')).toBe(false)
})
