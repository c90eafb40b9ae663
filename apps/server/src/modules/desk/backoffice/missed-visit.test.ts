/** An appointment whose day passed is seen until somebody says how it went: docs/desk.md#activations. */
import { formatDate } from '@intranet/contract/formats'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeActivation } from '../../../../test/factories/desk.ts'
import { missedVisitsJob } from './late.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['backoffice:gestor'], empresas: [ours], employee: true })
const outsider = await as({
  roles: ['backoffice:gestor'],
  empresas: [await makeProvider(db)],
  employee: true,
})
const visit = (days: number, situacao = 'agendada') =>
  makeActivation(db, ours, { situacao, data_agendada: dayFromNow(days), periodo: 'M', motivo: 'Chuva' })
const notices = async ({ call }: typeof manager) =>
  (await call.notifications.list()).map(({ data }) => [data.msg, data.rota])

it('managers are notified of it once, the next morning (docs/desk.md#activations)', async () => {
  const { id } = await visit(-1)
  const { id: older } = await visit(-7, 'em_execucao')
  for (const [days, state] of [
    [0, 'agendada'],
    [-8, 'agendada'],
    [-1, 'frustrada'],
  ] as const)
    await visit(days, state)
  await missedVisitsJob.run(deps, {})
  await missedVisitsJob.run(deps, {})
  const said = (one: number, days: number) => [
    `A instalação de Ana Souza era em ${formatDate(dayFromNow(days))} e ninguém registrou como foi.`,
    `/backoffice/ativacoes/listagem?ver=${one}`,
  ]
  expect(await notices(manager)).toEqual([said(id, -1), said(older, -7)])
  expect(await notices(outsider)).toEqual([])
  await db
    .updateTable('bo_ativacao')
    .set({ data_agendada: dayFromNow(-2) })
    .where('id', '=', id)
    .execute()
  await missedVisitsJob.run(deps, {})
  expect(await notices(manager)).toHaveLength(3)
})

it('it stays among the installations of the day, as late (docs/desk.md#activations)', async () => {
  const place = await makeProvider(db)
  const { call } = await as({ roles: ['backoffice:leitor'], empresas: [place], employee: true })
  const at = (days: number, situacao: string) =>
    makeActivation(db, place, { situacao, data_agendada: dayFromNow(days), periodo: 'M', motivo: 'Chuva' })
  for (const days of [0, -1, -30, 1]) await at(days, 'agendada')
  await at(-1, 'em_deslocamento')
  await at(-1, 'frustrada')
  const { ativacoes_hoje } = await call.backoffice.summary()
  expect(ativacoes_hoje).toEqual({ total: 4, atrasados: 3 })
  const situacao = { _in: ['agendada', 'em_deslocamento', 'em_execucao'] }
  const { total } = await call.activations.list({
    filtro: { situacao, data_agendada: { _lte: dayFromNow(0) } },
  })
  expect(total).toBe(4)
})
