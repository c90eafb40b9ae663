import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeContent, makeOnboarding, makePlace, makeTrail } from '../../../../test/factories/onboarding.ts'
import { onboardingArrivalJob, onboardingReminderJob } from './reminder.job.ts'

const { db, as, deps } = await testWorld()
const admin = await as(superadmin)
const day = (days: number) => sql<string>`(now() at time zone 'America/Sao_Paulo')::date + ${days}::int`

/** Who finished an onboarding of two contents long ago, in 10 days. */
async function finished() {
  const place = await makePlace(db)
  const [first, second] = [await makeContent(db), await makeContent(db)]
  const trail = await makeTrail(db, [first, second])
  const id = await makeOnboarding(db, place, [trail], { titulo: 'Casa', prazo_dias: 10 })
  const person = await as({ ...place, empresas: [place.id_empresa] })
  const read = async (id_conteudo: number) => {
    const step = { id_onboarding: id, id_trilha: trail, id_conteudo }
    await person.call.onboardingReading.start(step)
    await person.call.onboardingReading.complete(step)
  }
  await read(first)
  await read(second)
  const ofPerson = db.updateTable('rh_usuario').where('id', '=', person.userId)
  await ofPerson.set({ data_admissao: day(-300) }).execute()
  const part = db.updateTable('onboarding_usuario').where('id_usuario', '=', person.userId)
  await part.set({ pede_desde: sql<Date>`now() - interval '300 days'` }).execute()
  const order = (...conteudos: number[]) =>
    admin.call.onboardingTrails.orderContents({ id: trail, conteudos })
  const own = async () => (await person.call.onboardingReading.own())[0]
  const count = () => admin.call.onboardingReport.count({ id_onboarding: id })
  return { place, first, second, trail, id, person, read, ofPerson, order, own, count }
}

const messages = async (person: { userId: number }) =>
  (
    await db
      .selectFrom('notificacao_usuario as u')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'u.id_mensagem')
      .where('u.id_usuario', '=', person.userId)
      .select(sql<string>`m.data ->> 'msg'`.as('msg'))
      .orderBy('m.id')
      .execute()
  ).map(({ msg }) => msg)

it('a content that is added is due from then on for who had finished, who is notified of it once (docs/people.md#due-days)', async () => {
  const { first, second, person, order, own } = await finished()
  const { rows } = await sql<{
    dia: string
    texto: string
  }>`select d.dia, to_char(d.dia, 'DD/MM/YYYY') as texto
    from (select ${day(10)} as dia) d`.execute(db)
  await order(first, second, await makeContent(db))
  expect(await own()).toMatchObject({ concluido: false, vencimento: rows[0]!.dia })
  await onboardingReminderJob.run(deps, {})
  await Promise.all([onboardingArrivalJob.run(deps, {}), onboardingArrivalJob.run(deps, {})])
  await onboardingArrivalJob.run(deps, {})
  expect(await messages(person)).toEqual([
    `Há conteúdo novo no onboarding "Casa". O prazo termina em ${rows[0]!.texto}.`,
  ])
})

it('another order finishes nobody and asks nothing again, also of who has read a part', async () => {
  const { first, second, person, order, own, id } = await finished()
  const late = (await own())!.vencimento
  await order(second, first)
  expect(await own()).toMatchObject({ concluido: true, vencimento: late })
  const [third, fourth] = [await makeContent(db), await makeContent(db)]
  const more = await makeTrail(db, [third, fourth])
  await admin.call.onboarding.linkTrails({ objects: [{ id_onboarding: id, id_trilha: more, prioridade: 2 }] })
  const long = sql<Date>`now() - interval '300 days'`
  await db
    .updateTable('onboarding_usuario')
    .set({ pede_desde: long, conteudo_novo: false })
    .where('id_usuario', '=', person.userId)
    .execute()
  await admin.call.onboardingTrails.orderContents({ id: more, conteudos: [fourth, third] })
  expect(await own()).toMatchObject({ concluido: false, vencimento: late })
  await onboardingArrivalJob.run(deps, {})
  expect(await messages(person)).toEqual([])
  await order()
  expect(await own()).toMatchObject({ conteudos: 2, lidos: 0 })
})

it('who finished stays finished after moving or while it is inactive, and is asked for what was added when it asks them again (docs/people.md#pending-and-completed)', async () => {
  const { place, first, id, person, read, ofPerson, order, own, count } = await finished()
  await ofPerson.set(await makePlace(db, place.id_empresa)).execute()
  const third = await makeContent(db)
  await order(first, third)
  expect(await count()).toEqual({ pendentes: 0, concluidos: 1 })
  await ofPerson.set(place).execute()
  expect(await own()).toMatchObject({ concluido: false, lidos: 1, conteudos: 2 })
  await onboardingArrivalJob.run(deps, {})
  expect(await messages(person)).toEqual([expect.stringContaining('Há conteúdo novo')])
  await read(third)
  await admin.call.onboarding.setStatus({ ids: [id], status: false })
  await order(first, third, await makeContent(db))
  expect(await count()).toEqual({ pendentes: 0, concluidos: 1 })
  await admin.call.onboarding.setStatus({ ids: [id], status: true })
  expect(await count()).toEqual({ pendentes: 1, concluidos: 0 })
})

it('who finished stays finished where nothing is left to read', async () => {
  const { order, count, id, first, second } = await finished()
  await order()
  for (const status of [false, true]) await admin.call.onboarding.setStatus({ ids: [id], status })
  expect(await count()).toEqual({ pendentes: 0, concluidos: 1 })
  await order(first, second)
  expect(await count()).toEqual({ pendentes: 0, concluidos: 1 })
})
