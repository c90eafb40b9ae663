import { refusal } from '@intranet/contract/messages/refusals'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })

const rowOf = (id: number) =>
  db.selectFrom('candidatura').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const stageOf = async (id: number) => (await rowOf(id)).etapa

it('several are not moved where one changed since they were read (docs/platform.md#decisions-of-what-was-read)', async () => {
  const { id: id_vaga } = await makeVacancy(db, ours)
  const ids = [
    await makeApplication(db, id_vaga, await makeCandidate(db)),
    await makeApplication(db, id_vaga, await makeCandidate(db)),
  ]
  const seen = async () => {
    const rows = await Promise.all(ids.map(rowOf))
    const updated_at = rows
      .map((row) => row.updated_at.toISOString())
      .toSorted()
      .at(-1)
    return { ids, etapa: 'entrevista_rh', avisar: false, updated_at } as const
  }
  const late = await seen()
  await manager.call.applicants.move({ id: ids[0]!, etapa: 'reprovado', texto: 'Outro perfil.' })
  await expect(manager.call.applicants.moveMany(late)).rejects.toThrow(refusal.staleEdit)
  expect(await stageOf(ids[1]!)).toBe('inscrito')
  expect(await manager.call.applicants.moveMany(await seen())).toMatchObject({ movidas: 2 })
})

it('nobody is hired by a vacancy that was cancelled', async () => {
  const { id: id_vaga } = await makeVacancy(db, ours, { situacao: 'cancelada' })
  const id = await makeApplication(db, id_vaga, await makeCandidate(db), 'proposta')
  await expect(manager.call.applicants.move({ id, etapa: 'contratado' })).rejects.toThrow(
    'Esta vaga foi cancelada.',
  )
  expect(await stageOf(id)).toBe('proposta')
})

it('an application whose person was removed stays where it ended', async () => {
  const { id: id_vaga } = await makeVacancy(db, ours)
  const id = await makeApplication(db, id_vaga, await makeCandidate(db), 'reprovado')
  await db
    .updateTable('candidatura')
    .set({ id_usuario: null, anonimizada_em: new Date(), motivo_reprovacao: null })
    .where('id', '=', id)
    .execute()
  await expect(manager.call.applicants.move({ id, etapa: 'banco_talentos' })).rejects.toThrow(
    'Os dados desta pessoa foram removidos.',
  )
  expect(await stageOf(id)).toBe('reprovado')
})
