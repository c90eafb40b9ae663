import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeVacancy } from '../../../../test/factories/hiring.ts'
import { findActor } from '../../../platform/session.ts'
import { handOverVacanciesOf } from './vacancy.departure.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const here = { empresas: [ours], id_empresa: ours }

it('leads who gets a vacancy to its candidates, and managers to its form (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const [hr, heir] = [await as({ roles: ['banco_talentos:gestor'], ...here }), await as(here)]
  const [led, free] = [await as(here), await as(here)]
  await db.updateTable('rh_usuario').set({ id_gestor: heir.userId }).where('id', '=', led.userId).execute()
  const { actor } = (await findActor(deps.auth, (await as({ roles: ['rh:gestor'], ...here })).token))!
  const routes: string[] = []
  for (const [leaver, receiver] of [
    [led, heir],
    [free, hr],
  ] as const) {
    const { id } = await makeVacancy(db, ours, { id_gestor: leaver.userId })
    await handOverVacanciesOf(db, actor, leaver.userId)
    const notices = await receiver.call.notifications.list({ limit: 5 })
    routes.push(`${notices[0]!.data.rota}`.replace(`${id}`, 'id'))
    if (receiver === heir) await expect(heir.call.applicants.board({ id_vaga: id })).resolves.toBeDefined()
  }
  expect(routes).toEqual(['/careers/applicants/id', '/careers/edit/id'])
})
