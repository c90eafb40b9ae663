import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })

const stageOf = async (id: number) =>
  (await db.selectFrom('candidatura').where('id', '=', id).select('etapa').executeTakeFirstOrThrow()).etapa

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
