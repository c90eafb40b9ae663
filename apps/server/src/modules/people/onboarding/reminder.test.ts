import { todayInBrazil } from '@intranet/contract/today'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeSector } from '../../../../test/factories/company.ts'
import { makeContent, makeOnboarding, makePlace, makeTrail } from '../../../../test/factories/onboarding.ts'
import { onboardingArrivalJob, onboardingReminderJob } from './reminder.job.ts'

const { db, as, deps } = await testWorld()
const noon = new Date(`${todayInBrazil()}T12:00`)
const day = (days: number) => format(addDays(noon, days), 'yyyy-MM-dd')

const messages = async (person: { userId: number }) =>
  (
    await db
      .selectFrom('notificacao_usuario as u')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'u.id_mensagem')
      .where('u.id_usuario', '=', person.userId)
      .select('m.data')
      .orderBy('m.id')
      .execute()
  ).map(({ data }) => (data as { msg: string }).msg)

it('an employee is notified once of an onboarding for them, unless they have already begun it', async () => {
  const place = await makePlace(db)
  const elsewhere = await makePlace(db)
  const trail = await makeTrail(db, [await makeContent(db)])
  const id = await makeOnboarding(db, place, [trail], { titulo: 'Chegada' })
  await makeOnboarding(db, place, [], { titulo: 'Vazio' })
  const inactive = await makeOnboarding(db, place, [trail], { titulo: 'Inativo', status: false })
  const person = await as({ ...place, empresas: [place.id_empresa] })
  const other = await as({ ...elsewhere, empresas: [elsewhere.id_empresa] })
  const reader = await as({ ...place, empresas: [place.id_empresa] })
  await db
    .updateTable('onboarding_usuario')
    .set({ data_inicio: new Date() })
    .where('id_usuario', '=', reader.userId)
    .execute()
  const run = () => onboardingArrivalJob.run(deps, {})
  await Promise.all([run(), run()])
  await run()
  expect(await messages(person)).toEqual(['Você tem um novo onboarding: "Chegada".'])
  expect([await messages(other), await messages(reader)]).toEqual([[], []])

  // Moved away and back: the onboarding applies again, but the person is notified only once.
  const move = (to: typeof place) =>
    db.updateTable('rh_usuario').set(to).where('id', '=', person.userId).execute()
  await move(elsewhere)
  await move(place)
  await db.updateTable('onboarding_onboarding').set({ status: true }).where('id', '=', inactive).execute()
  await run()
  expect(await messages(person)).toEqual([
    'Você tem um novo onboarding: "Chegada".',
    'Você tem um novo onboarding: "Inativo".',
  ])
  const reported = await db
    .selectFrom('onboarding_aviso as a')
    .innerJoin('onboarding_usuario as p', 'p.id', 'a.id_usuario_onboarding')
    .where('p.id_onboarding', '=', id)
    .selectAll('a')
    .execute()
  expect(reported).toHaveLength(1)
})

it('an employee is reminded once before the due day and once after it', async () => {
  const place = await makePlace(db)
  const trail = await makeTrail(db, [await makeContent(db)])
  const id = await makeOnboarding(db, place, [trail], { titulo: 'Com prazo', prazo_dias: 10 })
  await makeOnboarding(db, place, [trail], { titulo: 'Sem prazo' })
  const admitted = async (days: number) => {
    const person = await as({ ...place, empresas: [place.id_empresa] })
    await db
      .updateTable('onboarding_usuario')
      .set({ pede_desde: addDays(noon, days) })
      .where('id_usuario', '=', person.userId)
      .execute()
    await db
      .updateTable('rh_usuario')
      .set({ data_admissao: day(days) })
      .where('id', '=', person.userId)
      .execute()
    return person
  }
  const [early, near, late] = [await admitted(-2), await admitted(-8), await admitted(-30)]
  await Promise.all([onboardingReminderJob.run(deps, {}), onboardingReminderJob.run(deps, {})])
  await onboardingReminderJob.run(deps, {})
  expect(await messages(early)).toEqual([])
  const [y, m, d] = day(2).split('-')
  expect(await messages(near)).toEqual([`O prazo do onboarding "Com prazo" termina em ${d}/${m}/${y}.`])
  expect(await messages(late)).toEqual([expect.stringContaining('"Com prazo" terminou em')])
  const own = await near.call.onboardingReading.own()
  expect(own.find((row) => row.id === id)?.vencimento).toBe(day(2))
})

it('an onboarding that HR activates later is due from then on, again after a pause (docs/people.md#due-days)', async () => {
  const place = await makePlace(db)
  const trail = await makeTrail(db, [await makeContent(db)])
  const id = await makeOnboarding(db, place, [trail], { titulo: 'Depois', prazo_dias: 10, status: false })
  const person = await as({ ...place, empresas: [place.id_empresa] })
  const hr = await as({ roles: ['rh:gestor'], empresas: [place.id_empresa] })
  const ofPerson = db.updateTable('onboarding_usuario').where('id_usuario', '=', person.userId)
  const long = addDays(noon, -30)
  await db
    .updateTable('rh_usuario')
    .set({ data_admissao: day(-30) })
    .where('id', '=', person.userId)
    .execute()
  await ofPerson.set({ created_at: long }).execute()
  const asked = db
    .selectFrom('onboarding_usuario')
    .where('id_usuario', '=', person.userId)
    .select('pede_desde')
  expect(await asked.execute()).toEqual([{ pede_desde: null }])
  const activate = (status: boolean) => hr.call.onboarding.setStatus({ ids: [id], status })
  await activate(true)
  await onboardingReminderJob.run(deps, {})
  expect(await messages(person)).toEqual([])
  const due = async () => (await person.call.onboardingReading.own()).map(({ vencimento }) => vencimento)
  expect(await due()).toEqual([day(10)])
  await ofPerson.set({ pede_desde: long }).execute()
  await activate(true)
  const elsewhere = await makeSector(db, await makeDepartment(db, place.id_empresa))
  await hr.call.positions.update({ id: place.id_cargo, id_setor: elsewhere })
  expect(await due()).toEqual([day(-20)])
  await activate(false)
  await activate(true)
  expect(await due()).toEqual([day(10)])
})
