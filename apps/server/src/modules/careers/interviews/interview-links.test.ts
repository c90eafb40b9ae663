/** Where the notices of interviewers lead: docs/hiring.md#interviewers */
import { expect, it } from 'vitest'
import { interviewWorld, times } from '../../../../test/factories/interviews.ts'
import { mailsTo } from '../../../../test/factories/hiring.ts'

const { db, candidate, interviewer, invite, manager, newDay } = await interviewWorld()
type Somebody = typeof manager

const lastRoute = async ({ userId }: Somebody) => {
  const { data } = await db
    .selectFrom('notificacao_usuario as n')
    .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
    .where('n.id_usuario', '=', userId)
    .select('m.data')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return (data as { rota: string }).rota
}
const lastMail = async ({ userId }: Somebody) => {
  const { email } = await db
    .selectFrom('rh_usuario')
    .where('id', '=', userId)
    .select('email')
    .executeTakeFirstOrThrow()
  return (await mailsTo(db, email)).at(-1)!.texto
}
const opens = async ({ call }: Somebody, id: number) =>
  (await call.interviews.list({})).dados.find((row) => row.id === id)?.pode_abrir

it('a cancelled interview leads to the list, and opens for who sees the application otherwise', async () => {
  const { application } = await candidate()
  const asks = await interviewer()
  const { id } = await invite(application, [asks.userId])
  expect(await lastRoute(asks)).toBe(`/careers/candidate/${application}`)
  expect([await opens(asks, id), await opens(manager, id)]).toEqual([true, true])
  await manager.call.interviews.end({ id, situacao: 'cancelada' })
  expect(await lastRoute(asks)).toBe('/careers/interviews')
  expect(await lastMail(asks)).toMatch(/\/careers\/interviews$/)
  expect([await opens(asks, id), await opens(manager, id)]).toEqual([false, true])
  await expect(asks.call.applicants.get({ id: application })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('who is taken out of an interview is led to the list, who stays to the candidate', async () => {
  const { application } = await candidate()
  const [gone, stays] = [await interviewer(), await interviewer()]
  const start = newDay()
  const { id } = await invite(application, [gone.userId, stays.userId], start)
  await manager.call.interviews.update({
    id,
    ...times(start),
    local: 'Sala 3',
    participantes: [stays.userId],
  })
  expect([await lastRoute(gone), await lastRoute(stays)]).toEqual([
    '/careers/interviews',
    `/careers/candidate/${application}`,
  ])
})
