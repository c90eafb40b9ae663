/** Who edits incidents, what concerns whom, and which version was seen. */
import { refusal } from '@intranet/contract/messages/refusals'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const category = await makeIncidentCategory(db)
const city = await cityNamed(db, 'Tubarão', 'SC')
const of = (id_empresa: number) => ({ empresas: [id_empresa], id_empresa })
const manager = await as({ roles: ['incidentes:gestor'], ...of(ours) })
const author = await as({ roles: ['incidentes:solicitante'], ...of(ours) })
const colleague = await as(of(ours))
const make = (id_empresa: number, id_usuario: number) =>
  makeIncident(db, { id_usuario, id_empresa, id_categoria: category }, [city])

it('a manager edits those of their providers and their own, and no other that they may read', async () => {
  const elsewhere = await as(of(theirs))
  const readable = await make(theirs, elsewhere.userId)
  await db
    .insertInto('incidente_usuario')
    .values({ id_incidente: readable, id_usuario: manager.userId, tipo: 'novo', texto: 'Rompimento' })
    .execute()
  await expect(manager.call.incidents.update({ id: readable, titulo: 'Outro' })).rejects.toThrow()
  expect((await manager.call.incidents.get({ id: readable })).editavel).toBe(false)
  const own = await make(theirs, manager.userId)
  await manager.call.incidents.update({ id: own, titulo: 'Rompimento na BR-101' })
  await manager.call.incidents.update({ id: await make(ours, author.userId), titulo: 'Da equipe' })
})

it('is not changed nor moved on by who looked at it before somebody changed it', async () => {
  const id = await make(ours, author.userId)
  const { updated_at } = await author.call.incidents.get({ id })
  const seen = updated_at.toISOString()
  await manager.call.incidents.update({ id, titulo: 'Novo título' })
  const stale = { code: 'CONFLICT', message: refusal.staleEdit }
  await expect(author.call.incidents.update({ id, titulo: 'Velho', updated_at: seen })).rejects.toMatchObject(
    stale,
  )
  await expect(
    author.call.incidents.step({ id, situacao: 'em_tratamento', updated_at: seen }),
  ).rejects.toMatchObject(stale)
})

it('is followed by anyone who follows it, and is of the city of those who live there', async () => {
  const id = await make(ours, author.userId)
  await author.call.incidents.follow({ id, segue: true })
  expect((await author.call.incidents.get({ id })).segue).toBe(true)
  expect((await colleague.call.incidents.get({ id })).segue).toBe(false)
  const neighbour = await as(of(ours))
  await db.updateTable('rh_usuario').set({ id_cidade: city }).where('id', '=', neighbour.userId).execute()
  const reachOf = async ({ call }: typeof manager) =>
    (await call.incidents.list({ filtro: { id } })).dados.find((one) => one.id === id)!.afeta
  expect([await reachOf(neighbour), await reachOf(colleague)]).toEqual(['cidade', 'provedor'])
})
