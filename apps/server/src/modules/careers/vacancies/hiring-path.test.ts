import type { Stage } from '@intranet/contract/careers/career-options'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { makeApplication, makeCandidate } from '../../../../test/factories/hiring.ts'

const { db, as } = await testWorld()
const guest = await as(null)
const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days))

/** Somebody hired after these days of screening and of the rest. */
async function hire(id_vaga: number, screened: number, hired: number) {
  const id = await makeApplication(db, id_vaga, await makeCandidate(db), 'contratado')
  await db
    .updateTable('candidatura')
    .set({ created_at: day(0) })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('candidatura_etapa').where('id_candidatura', '=', id).execute()
  const moves: [Stage, Stage, number][] = [
    ['inscrito', 'triagem', 1],
    ['triagem', 'proposta', 1 + screened],
    ['proposta', 'contratado', hired],
  ]
  for (const [de, para, days] of moves)
    await db
      .insertInto('candidatura_etapa')
      .values({ id_candidatura: id, de, para, created_at: day(days) })
      .execute()
}

it('the path of a vacancy is the median of its provider’s last hirings, and nothing below ten', async () => {
  const places = await careerWorld(db)
  const id = await openVacancy(db, places, { vagas: 30 })
  for (let n = 1; n <= 9; n += 1) await hire(id, n, 20)
  expect(await guest.call.vacancies.hiringPath({ id })).toEqual({ contratacoes: 0, etapas: [], total: null })
  await hire(id, 3, 30)
  expect(await guest.call.vacancies.hiringPath({ id })).toEqual({
    contratacoes: 10,
    etapas: [
      { etapa: 'inscrito', dias: 1 },
      { etapa: 'triagem', dias: 4.5 },
      { etapa: 'proposta', dias: 14.5 },
    ],
    total: 20,
  })
})

it('hirings of another provider say nothing of it, nor does a vacancy that is not public', async () => {
  const ours = await careerWorld(db)
  const id = await openVacancy(db, ours, { vagas: 30 })
  for (let n = 0; n < 10; n += 1) await hire(id, 2, 20)
  const theirs = await openVacancy(db, await careerWorld(db))
  expect((await guest.call.vacancies.hiringPath({ id: theirs })).contratacoes).toBe(0)
  expect((await guest.call.vacancies.hiringPath({ id })).contratacoes).toBe(10)
  await db.updateTable('vagas_vaga').set({ interna: true }).where('id', '=', id).execute()
  expect((await guest.call.vacancies.hiringPath({ id })).contratacoes).toBe(0)
})
