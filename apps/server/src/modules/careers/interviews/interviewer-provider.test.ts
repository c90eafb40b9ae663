/** Who interviews sees the vacancy's provider: docs/hiring.md#interviewers */
import { describe, expect, it } from 'vitest'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo } from '../../../../test/factories/hiring.ts'
import { HOUR, interviewWorld, keyIn, times } from '../../../../test/factories/interviews.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { createCaller } from '../../../doors/trpc/app-router.ts'
import { findActor } from '../../../platform/session.ts'

const { db, deps, as, app, ours, candidate, interviewer, newDay, invite } = await interviewWorld()
const theirs = await makeProvider(db)
const both = await as({ roles: ['banco_talentos:gestor'], empresas: [ours, theirs], id_empresa: ours })

const refused = { cause: { details: { campos: { participantes: expect.any(String) } } } }
const place = (participantes: number[]) => ({ ...times(newDay()), local: 'Sala 2', participantes })
/** Somebody goes to the other provider; what they ask from then on. */
async function leave({ userId, token }: Awaited<ReturnType<typeof interviewer>>) {
  const elsewhere = { id_empresa: theirs }
  await db.updateTable('usuario_empresa').set(elsewhere).where('id_usuario', '=', userId).execute()
  await db.updateTable('rh_usuario').set(elsewhere).where('id', '=', userId).execute()
  const { actor } = (await findActor(deps.auth, token))!
  const session = { start() {}, end() {} }
  return createCaller({ deps, db, actor, requestId: 'test', address: '127.0.0.1', session, token })
}

describe('an interviewer', () => {
  it('of another provider is neither offered nor taken by who works for both (docs/hiring.md#interviewers)', async () => {
    const { application } = await candidate()
    const [asks, far] = [await interviewer(), await as({ empresas: [theirs], id_empresa: theirs })]
    const options = async (id_candidatura?: number) =>
      (await both.call.interviews.interviewers({ id_candidatura })).map(({ id }) => id)
    expect(await options()).toEqual(expect.arrayContaining([asks.userId, far.userId]))
    expect(await options(application)).toContain(asks.userId)
    expect(await options(application)).not.toContain(far.userId)
    const chosen = await both.call.interviews.interviewers({
      id_candidatura: application,
      incluir: far.userId,
    })
    expect(chosen[0]!.id).toBe(far.userId)
    const { create, update } = both.call.interviews
    await expect(
      create({ id_candidatura: application, ...place([asks.userId, far.userId]) }),
    ).rejects.toMatchObject(refused)
    const { id } = await create({ id_candidatura: application, ...place([asks.userId]) })
    await expect(update({ id, ...place([asks.userId, far.userId]) })).rejects.toMatchObject(refused)
  })

  it('who works elsewhere and sees the provider stays when who sees this provider alone moves it', async () => {
    const { application } = await candidate()
    const far = await as({ empresas: [ours, theirs], id_empresa: theirs })
    const near = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
    const { id } = await both.call.interviews.create({ id_candidatura: application, ...place([far.userId]) })
    await near.call.interviews.update({ id, ...place([far.userId]) })
    await expect(
      near.call.interviews.create({ id_candidatura: application, ...place([far.userId]) }),
    ).rejects.toMatchObject(refused)
  })

  it('who left the provider reads nothing of the candidate any more, and is replaced (docs/hiring.md#interviewers)', async () => {
    const { application } = await candidate()
    const [asks, other] = [await interviewer(), await interviewer()]
    const start = newDay()
    const { id } = await invite(application, [asks.userId], start)
    const { url } = await asks.call.calendar.subscribe()
    const feed = async () => (await app.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') })).body
    const day = new Date(start).toISOString().slice(0, 10)
    const seen = async (call: typeof asks.call) => [
      (await call.interviews.list({})).dados.length,
      (await call.calendar.between({ inicio: day, fim: day, camadas: ['entrevistas'] })).length,
      (await feed()).includes('Lia Prado'),
    ]
    expect(await seen(asks.call)).toEqual([1, 1, true])
    await asks.call.applicants.get({ id: application })
    const call = await leave(asks)
    expect(await seen(call)).toEqual([0, 0, false])
    for (const read of [
      () => call.applicants.get({ id: application }),
      () => call.interviews.get({ id }),
      () => call.interviews.ofApplication({ id: application }),
    ])
      await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await db
      .updateTable('entrevista')
      .set({ inicio: new Date(Date.now() - 2 * HOUR), fim: new Date(Date.now() - HOUR) })
      .where('id', '=', id)
      .execute()
    const duties = async () =>
      (await openObligations(call)).filter(({ tipo }) => tipo === 'parecer_entrevista').length
    expect(await duties()).toBe(0)
    await expect(both.call.interviews.update({ id, ...place([asks.userId]) })).rejects.toMatchObject(refused)
    await both.call.interviews.update({ id, ...place([other.userId]) })
  })

  it('who left the provider is notified of no answer of the candidate (docs/hiring.md#interviewers)', async () => {
    const { application, email } = await candidate()
    const guest = (await as(null)).call
    const [asks, left] = [await interviewer(), await interviewer()]
    await invite(application, [asks.userId, left.userId], newDay())
    const call = await leave(left)
    await guest.publicInterviews.answer({
      chave: keyIn((await mailsTo(db, email))[0]!.texto),
      resposta: 'confirmada',
    })
    const said = async (who: typeof call) => (await who.notifications.list()).map(({ data }) => data.msg)
    expect((await said(asks.call)).filter((msg) => msg.includes('confirmou'))).toHaveLength(1)
    expect((await said(call)).filter((msg) => msg.includes('confirmou'))).toEqual([])
  })

  it('who wrote their opinion stays when the interview is moved, also after they left', async () => {
    const { application } = await candidate()
    const [asks, other] = [await interviewer(), await interviewer()]
    const { id } = await invite(application, [asks.userId, other.userId])
    await db
      .updateTable('entrevista')
      .set({ inicio: new Date(Date.now() - 5 * HOUR), fim: new Date(Date.now() - 4 * HOUR) })
      .where('id', '=', id)
      .execute()
    const [criterion] = await asks.call.interviewCriteria.options()
    const notas = [{ id_criterio: criterion!.id, nota: 5 }]
    await asks.call.interviews.opinion({ id, recomendacao: 'sim', notas })
    await leave(asks)
    await both.call.interviews.update({ id, ...place([asks.userId, other.userId]) })
  })
})

it('a CV is read by who hires for a vacancy of a provider that they see (docs/careers.md#who-sees-what)', async () => {
  const { person, vacancy } = await candidate()
  const leader = await interviewer()
  await db.updateTable('vagas_vaga').set({ id_gestor: leader.userId }).where('id', '=', vacancy.id).execute()
  await leader.call.resume.curriculum({ id: person })
  const call = await leave(leader)
  await expect(call.resume.curriculum({ id: person })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
