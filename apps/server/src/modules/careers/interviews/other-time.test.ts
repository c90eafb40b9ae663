import { expect, it } from 'vitest'
import { HOUR, interviewWorld, times } from '../../../../test/factories/interviews.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as, manager, here, candidate, interviewer, newDay, invite } = await interviewWorld()

it('another time that is asked for waits for who arranges, also past its hour, and no opinion is owed (docs/hiring.md#interviews)', async () => {
  const { application } = await candidate()
  const asks = await interviewer()
  const { id } = await invite(application, [asks.userId], newDay())
  const colleague = await as({ roles: ['banco_talentos:leitor'], ...here })
  const kinds = async ({ call }: typeof manager) =>
    (await openObligations(call)).filter((one) => one.id === id).map(({ tipo }) => tipo)
  expect(await kinds(manager)).toEqual([])
  const answered = { situacao: 'outro_horario', pedido: 'Só à noite', respondida_em: new Date() }
  await db.updateTable('entrevista').set(answered).where('id', '=', id).execute()
  expect([await kinds(manager), await kinds(asks), await kinds(colleague)]).toEqual([
    ['entrevista_horario'],
    [],
    [],
  ])
  const past = { inicio: new Date(Date.now() - 2 * HOUR), fim: new Date(Date.now() - HOUR) }
  await db.updateTable('entrevista').set(past).where('id', '=', id).execute()
  expect([await kinds(manager), await kinds(asks)]).toEqual([['entrevista_horario'], []])
  await manager.call.interviews.end({ id, situacao: 'realizada' })
  expect([await kinds(manager), await kinds(asks)]).toEqual([[], ['parecer_entrevista']])
})

it('it waits no more once the interview is moved, or the vacancy is closed', async () => {
  const { application } = await candidate()
  const asks = await interviewer()
  const ids = [
    (await invite(application, [asks.userId], newDay())).id,
    (await invite((await candidate()).application, [asks.userId], newDay())).id,
  ]
  const answered = { situacao: 'outro_horario', pedido: 'Só à noite', respondida_em: new Date() }
  await db.updateTable('entrevista').set(answered).where('id', 'in', ids).execute()
  const waiting = async () =>
    (await openObligations(manager.call))
      .filter(({ tipo }) => tipo === 'entrevista_horario')
      .map(({ id }) => id)
  expect((await waiting()).toSorted()).toEqual(ids.toSorted())
  const [moved] = ids as [number, number]
  await manager.call.interviews.update({
    id: moved,
    participantes: [asks.userId],
    local: 'Sala 1',
    ...times(newDay()),
  })
  expect(await waiting()).toEqual([ids[1]])
  await db
    .updateTable('vagas_vaga')
    .set({ situacao: 'cancelada' })
    .where('id_empresa', '=', here.id_empresa)
    .execute()
  expect(await waiting()).toEqual([])
})
