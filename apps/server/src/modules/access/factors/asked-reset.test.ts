import { SUPERADMIN } from '@intranet/contract/access'
import { factors as text } from '@intranet/contract/messages/factors'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { factorWorld, stopClock } from '../../../../test/factories/factors.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { lapsedResetJob } from './factor-reset.service.ts'

stopClock()
const world = await testWorld()
const { db, as, deps } = world
const { call, withApp } = factorWorld(world)

type Somebody = Awaited<ReturnType<typeof as>>
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** Three superadmins of long ago, and one who lost the factor. */
async function scene() {
  const people = [await as(superadmin), await as(superadmin), await as(superadmin)] as const
  await db
    .updateTable('log_historico')
    .set({ data: hoursAgo(25) })
    .execute()
  const { id, at } = await withApp()
  await db.updateTable('rh_usuario').set({ nome: 'Vera' }).where('id', '=', id).execute()
  return { people, id, at }
}
const duties = async (who: Somebody) =>
  (await openObligations(who.call))
    .filter(({ tipo }) => tipo === 'remocao_fator')
    .map(({ verbo, detalhe, rota }) => `${verbo}: ${detalhe} ${rota}`)
const lastTo = async (id: number) => (await noticesTo(db, id)).at(-1)

it('a removal that is asked for waits for the other superadmins, who are notified (docs/access.md#lost-factor)', async () => {
  const { people, id, at } = await scene()
  const [asking, second, third] = people
  await db.insertInto('usuario_papel').values({ id_usuario: id, papel: SUPERADMIN }).execute()
  await asking.call.factors.askReset({ id })
  for (const other of [second, third]) {
    expect(await lastTo(other.userId)).toBe(text.resetAsked('Vera'))
    expect(await duties(other)).toEqual([`Confirmar: Vera /users/sessions/${id}`])
  }
  for (const one of [asking.userId, id]) expect(await noticesTo(db, one)).toEqual([])
  expect(await duties(asking)).toEqual([])
  expect(JSON.stringify((await call(at, 'obligations.list')).data)).not.toContain('remocao_fator')
  expect(await duties(await as({ roles: ['rh:gestor'] }))).toEqual([])
  const { grupos } = await second.call.obligations.list()
  expect(grupos.find(({ tipo }) => tipo === 'remocao_fator')?.rota).toBe(`/users/sessions/${id}`)
  await third.call.factors.completeReset({ id })
  expect(await duties(second)).toEqual([])
})

it('a removal that nobody confirms in 24 hours ends, and who asked is notified (docs/access.md#lost-factor)', async () => {
  const { people, id } = await scene()
  const [asking, other] = people
  await asking.call.factors.askReset({ id })
  const aged = (hours: number) =>
    db
      .updateTable('fator_reinicio')
      .set({ created_at: hoursAgo(hours) })
      .where('id_usuario', '=', id)
      .execute()
  await aged(23)
  await lapsedResetJob.run(deps, {})
  expect(await duties(other)).toHaveLength(1)
  expect(await noticesTo(db, asking.userId)).toEqual([])
  await aged(25)
  expect(await duties(other)).toEqual([])
  await lapsedResetJob.run(deps, {})
  await lapsedResetJob.run(deps, {})
  expect(await noticesTo(db, asking.userId)).toEqual([text.resetLapsed('Vera')])
  await asking.call.factors.askReset({ id })
  await db.deleteFrom('usuario_papel').where('id_usuario', '=', asking.userId).execute()
  expect(await duties(other)).toEqual([])
  await aged(25)
  await lapsedResetJob.run(deps, {})
  expect(await noticesTo(db, asking.userId)).toHaveLength(1)
})
