/** A draft waits for who may publish it, and its writer learns what became of it: docs/careers.md#vacancies. */
import { vacancy as text } from '@intranet/contract/messages/careers'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { careerWorld } from '../../../../test/factories/careers.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as } = await testWorld()
const { id_empresa, id_gestor, fields } = await careerWorld(db)
const there = { empresas: [id_empresa], id_empresa }
const manager = await as({ roles: ['banco_talentos:gestor'], ...there })
const hr = await as({ roles: ['rh:gestor'], ...there })
const writer = await as({ nome: 'Vera Prado', roles: ['banco_talentos:solicitante'], ...there })
const other = await makeProvider(db)
const stranger = await as({ roles: ['banco_talentos:gestor'], empresas: [other], id_empresa: other })
type Somebody = typeof manager

let made = 0
async function draft({ call }: Somebody, hires = id_gestor) {
  const titulo_vaga = `Vaga ${(made += 1)}`
  const [row] = await call.vacancies.create({ objects: [fields({ titulo_vaga, id_gestor: hires })] })
  return { id: row!.id, titulo_vaga }
}
const waiting = async ({ call }: Somebody) =>
  (await openObligations(call)).filter(({ tipo }) => tipo === 'vaga_rascunho')
const lastNotice = async (id: number) => (await noticesTo(db, id)).at(-1)

it('a draft of who may not publish is on the home of who may, until it is published (docs/careers.md#vacancies)', async () => {
  const { id, titulo_vaga } = await draft(writer)
  for (const who of [manager, hr])
    expect(await waiting(who)).toMatchObject([
      {
        id,
        titulo: `Vaga ${titulo_vaga}`,
        detalhe: 'Vera Prado',
        verbo: 'Conferir e publicar',
        rota: `/careers/edit/${id}`,
      },
    ])
  for (const who of [writer, stranger]) expect(await waiting(who)).toEqual([])
  await manager.call.vacancies.step({ id, situacao: 'aberta' })
  expect(await waiting(manager)).toEqual([])
})

it('a draft of who may publish waits for nobody, until they may no more (docs/careers.md#vacancies)', async () => {
  const colleague = await as({ roles: ['banco_talentos:gestor'], ...there })
  const { id } = await draft(colleague)
  expect(await waiting(manager)).toEqual([])
  await db
    .updateTable('usuario_empresa')
    .set({ id_empresa: other })
    .where('id_usuario', '=', colleague.userId)
    .execute()
  expect((await waiting(manager)).map((one) => one.id)).toEqual([id])
  await db
    .updateTable('usuario_empresa')
    .set({ id_empresa })
    .where('id_usuario', '=', colleague.userId)
    .execute()
  expect(await waiting(manager)).toEqual([])
  await db.deleteFrom('usuario_papel').where('id_usuario', '=', colleague.userId).execute()
  expect((await waiting(manager)).map((one) => one.id)).toEqual([id])
  await manager.call.vacancies.remove({ id })
})

it('the managers of its provider are notified of a draft of who may not publish it (docs/careers.md#vacancies)', async () => {
  const { titulo_vaga } = await draft(writer)
  for (const who of [manager, hr]) expect(await lastNotice(who.userId)).toBe(text.draftWaits(titulo_vaga))
  const before = await noticesTo(db, hr.userId)
  await draft(manager)
  expect(await noticesTo(db, hr.userId)).toEqual(before)
  expect(await noticesTo(db, stranger.userId)).toEqual([])
})

it('who wrote a vacancy and who hires for it are notified of each step of others (docs/careers.md#vacancies)', async () => {
  const hiring = await as(there)
  const { id, titulo_vaga } = await draft(writer, hiring.userId)
  for (const situacao of ['aberta', 'pausada', 'encerrada'] as const) {
    await manager.call.vacancies.step({ id, situacao })
    for (const who of [writer, hiring])
      expect(await lastNotice(who.userId)).toBe(text.stepped(titulo_vaga, situacao))
  }
  const gone = await draft(writer)
  await manager.call.vacancies.remove({ id: gone.id })
  expect(await lastNotice(writer.userId)).toBe(text.stepped(gone.titulo_vaga, 'excluida'))
  const own = await draft(writer)
  await writer.call.vacancies.step({ id: own.id, situacao: 'cancelada' })
  expect(await lastNotice(writer.userId)).toBe(text.stepped(gone.titulo_vaga, 'excluida'))
})

it('who does not see its provider any more is notified of no step (docs/careers.md#vacancies)', async () => {
  const moved = await as({ roles: ['banco_talentos:solicitante'], ...there })
  const { id } = await draft(moved)
  const elsewhere = { id_empresa: other }
  await db.updateTable('usuario_empresa').set(elsewhere).where('id_usuario', '=', moved.userId).execute()
  await manager.call.vacancies.step({ id, situacao: 'aberta' })
  expect(await noticesTo(db, moved.userId)).toEqual([])
})
