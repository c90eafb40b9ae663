/** Whose interviews: the provider's candidates and people, and whose opinion is missing. */
import { expect, it } from 'vitest'
import { makeProvider } from '../../../../test/factories/company.ts'
import { HOUR, interviewWorld, times } from '../../../../test/factories/interviews.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { findActor } from '../../../platform/session.ts'
import { findCandidate } from './interview.queries.ts'

const { db, as, app, deps, ours, candidate, interviewer, newDay, invite, manager } = await interviewWorld()
const theirs = await makeProvider(db)
const outsider = await as({ roles: ['banco_talentos:gestor'], empresas: [theirs], id_empresa: theirs })

it('is arranged with candidates of one’s providers alone', async () => {
  const { application } = await candidate()
  const [asks, own] = [await interviewer(), await as({ empresas: [theirs], id_empresa: theirs })]
  const fields = { id_candidatura: application, ...times(newDay()), local: 'Sala 2' }
  await expect(
    outsider.call.interviews.create({ ...fields, participantes: [own.userId] }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await manager.call.interviews.create({ ...fields, participantes: [asks.userId] })
  const found = async ({ token }: typeof manager) =>
    findCandidate(db, (await findActor(deps.auth, token))!.actor, application)
  expect(await found(manager)).toMatchObject({ id: application })
  expect(await found(outsider)).toBeUndefined()
})

it('opens the file of the CV to who interviews, and records it (docs/careers.md#who-sees-what)', async () => {
  const { application, person } = await candidate()
  const [asks, other] = [await interviewer(), await interviewer()]
  await invite(application, [asks.userId])
  const content = Buffer.from('%PDF-1.7')
  const { id: file } = await db
    .insertInto('arquivo')
    .values({
      bucket: 'documentos',
      nome: 'cv.pdf',
      tipo: 'application/pdf',
      tamanho: content.length,
      sha256: '0'.repeat(64),
      id_usuario: person,
      tabela_dona: 'curriculo',
      id_dono: person,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deps.storage.write(file, content, 'application/pdf')
  const open = async ({ token }: typeof asks) =>
    (await app.inject({ url: `/files/${file}`, headers: { authorization: `Bearer ${token}` } })).statusCode
  expect([await open(asks), await open(manager), await open(other)]).toEqual([200, 200, 404])
  const readings = await db
    .selectFrom('acesso_dado_pessoal')
    .where('id_titular', '=', person)
    .select(['id_usuario', 'campos'])
    .orderBy('id')
    .execute()
  expect(readings).toEqual(
    [asks, manager].map(({ userId }) => ({ id_usuario: userId, campos: ['curriculo'] })),
  )
})

it('takes nobody of another provider when it is changed', async () => {
  const { application } = await candidate()
  const asks = await interviewer()
  const start = newDay()
  const { id } = await invite(application, [asks.userId], start)
  const change = (participantes: number[]) =>
    manager.call.interviews.update({ id, ...times(start), local: 'Sala 3', participantes })
  await expect(change([asks.userId, outsider.userId])).rejects.toMatchObject({
    cause: { details: { campos: { participantes: expect.any(String) } } },
  })
  await change([asks.userId])
})

it('misses the opinion of who takes part and has not written it', async () => {
  const { application } = await candidate()
  const [one, two] = [await interviewer(), await interviewer()]
  const { id } = await invite(application, [one.userId, two.userId])
  await db
    .updateTable('entrevista')
    .set({ inicio: new Date(Date.now() - 2 * HOUR), fim: new Date(Date.now() - HOUR) })
    .where('id', '=', id)
    .execute()
  const [criterion] = await one.call.interviewCriteria.options()
  const notas = [{ id_criterio: criterion!.id, nota: 5 }]
  await one.call.interviews.opinion({ id, recomendacao: 'sim', texto: 'Foi bem.', notas })
  const missing = async ({ call }: typeof manager) =>
    (await call.interviews.list({ filtro: {} })).dados.find((found) => found.id === id)!.falta_parecer
  expect([await missing(one), await missing(two), await missing(manager)]).toEqual([false, true, false])
})

it('who was chosen is offered however many there are', async () => {
  for (let n = 0; n < 60; n += 1) await makeEmployee(db, { nome: `Alberto ${n}`, id_empresa: ours })
  const chosen = await makeEmployee(db, { nome: 'Zulmira Paz', id_empresa: ours })
  const [first] = await manager.call.interviews.interviewers({ incluir: chosen })
  expect(first).toMatchObject({ id: chosen, nome: 'Zulmira Paz' })
})
