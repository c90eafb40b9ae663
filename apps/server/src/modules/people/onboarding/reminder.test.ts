import { addDays, format } from 'date-fns'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeContent, makeOnboarding, makePlace, makeTrail } from '../../../../test/factories/onboarding.ts'
import { onboardingReminderJob } from './reminder.job.ts'

const { db, as, deps } = await testWorld()
const noon = new Date(
  `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())}T12:00`,
)
const day = (days: number) => format(addDays(noon, days), 'yyyy-MM-dd')

it('an employee is reminded once before the due day and once after it', async () => {
  const place = await makePlace(db)
  const trail = await makeTrail(db, [await makeContent(db)])
  const id = await makeOnboarding(db, place, [trail], { titulo: 'Com prazo', prazo_dias: 10 })
  await makeOnboarding(db, place, [trail], { titulo: 'Sem prazo' })
  const admitted = async (days: number) => {
    const person = await as({ ...place, empresas: [place.id_empresa] })
    await db
      .updateTable('onboarding_usuario')
      .set({ created_at: addDays(noon, days) })
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
  const messages = async (person: { userId: number }) =>
    (
      await db
        .selectFrom('notificacao_usuario as u')
        .innerJoin('notificacao_mensagem as m', 'm.id', 'u.id_mensagem')
        .where('u.id_usuario', '=', person.userId)
        .select('m.data')
        .execute()
    ).map(({ data }) => (data as { msg: string }).msg)

  await Promise.all([onboardingReminderJob.run(deps, {}), onboardingReminderJob.run(deps, {})])
  await onboardingReminderJob.run(deps, {})
  expect(await messages(early)).toEqual([])
  const [y, m, d] = day(2).split('-')
  expect(await messages(near)).toEqual([`O prazo do onboarding "Com prazo" termina em ${d}/${m}/${y}.`])
  expect(await messages(late)).toEqual([expect.stringContaining('"Com prazo" terminou em')])
  const own = await near.call.onboardingReading.own()
  expect(own.find((row) => row.id === id)?.vencimento).toBe(day(2))
})
