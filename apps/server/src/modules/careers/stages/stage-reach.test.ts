/** Whose applications, and who writes to them. */
import { todayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { makeProvider } from '../../../../test/factories/company.ts'
import { interviewWorld } from '../../../../test/factories/interviews.ts'
import { findActor } from '../../../platform/session.ts'
import { boardCards, countByStage } from './applicant.queries.ts'

const { db, as, deps, here, candidate, interviewer, invite, manager } = await interviewWorld()
const theirs = await makeProvider(db)
const outsider = await as({ roles: ['banco_talentos:gestor'], empresas: [theirs], id_empresa: theirs })

it('stand on the board of their provider alone (docs/hiring.md#who-sees-what)', async () => {
  const { application, vacancy } = await candidate()
  const seen = async ({ token }: typeof manager) => {
    const { actor } = (await findActor(deps.auth, token))!
    const cards = await boardCards(db, actor, { id_vaga: vacancy.id, offset: 0 })
    return [
      cards.some(({ id }) => id === application),
      (await countByStage(db, actor, { id_vaga: vacancy.id })).length > 0,
    ]
  }
  expect([await seen(manager), await seen(outsider)]).toEqual([
    [true, true],
    [false, false],
  ])
})

it('show an age in whole years of 365.25 days (docs/platform.md#whole-years)', async () => {
  const { application: id } = await candidate()
  const { id_usuario } = await db
    .selectFrom('candidatura')
    .where('id', '=', id)
    .select('id_usuario')
    .executeTakeFirstOrThrow()
  for (const years of [17, 18, 19, 20]) {
    const today = todayInBrazil()
    const data_nascimento = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace('02-29', '02-28')
    await db.updateTable('rh_usuario').set({ data_nascimento }).where('id', '=', id_usuario!).execute()
    const days = (Date.parse(today) - Date.parse(data_nascimento)) / 86_400_000
    const { idade } = await manager.call.applicants.get({ id })
    expect([years, idade]).toEqual([years, Math.floor(days / 365.25)])
  }
})

it('get no comment from who only reads', async () => {
  const { application: id } = await candidate()
  const reader = await as({ roles: ['banco_talentos:leitor'], ...here })
  await reader.call.applicants.get({ id })
  const note = { id, texto: 'Conversou bem.' }
  await expect(reader.call.applicants.note(note)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await manager.call.applicants.note(note)
})

it('are shown to who interviews their candidate, and to no colleague', async () => {
  const { application: id } = await candidate()
  const [asks, colleague] = [await interviewer(), await interviewer()]
  await invite(id, [asks.userId])
  await asks.call.applicants.get({ id })
  await expect(colleague.call.applicants.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
