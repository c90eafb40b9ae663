import { dayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeLicence, makeVehicle } from '../../../../test/factories/fleet.ts'
import { fineDeadlineJob } from './fine-deadline.job.ts'

const { db, as, deps } = await testWorld()

const shutDown = (id_funcionario: number, id_solicitante: number, situacao: 'aprovado' | 'efetivado') =>
  db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario,
      id_solicitante,
      tipo: 'acordo',
      motivo: 'Combinado',
      aviso_previo: 'dispensado',
      data_desligamento: dayInBrazil(Date.now()),
      situacao,
      efetivado_em: situacao === 'efetivado' ? new Date() : null,
    })
    .execute()

/** A manager, and a vehicle whose driver has a shutdown. */
async function leaving(placa: string, shutdown: 'aprovado' | 'efetivado', person: object = {}) {
  const ours = await makeProvider(db)
  const manager = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
  const driver = await makeDriver(db, { id_empresa: ours })
  const vehicle = await makeVehicle(db, ours, { placa })
  await db.updateTable('veiculo').set({ id_motorista: driver.id }).where('id', '=', vehicle).execute()
  await shutDown(driver.id_usuario, manager.userId, shutdown)
  await db
    .updateTable('rh_usuario')
    .set({ situacao: 'ativo', ...person })
    .where('id', '=', driver.id_usuario)
    .execute()
  await fineDeadlineJob.run(deps, {})
  await fineDeadlineJob.run(deps, {})
  const reported = (await manager.call.notifications.list()).map(({ data }) => [data.msg, data.rota])
  return { vehicle, reported }
}

it.each([
  ['QJA1B24', 'aprovado', {}],
  ['QJA1B25', 'efetivado', { situacao: 'desligado', ativo: false, data_desligamento: '2026-06-30' }],
] as const)(
  'the vehicle %s of somebody who leaves (%s) is to be collected: the managers are notified once (docs/operations.md#leaving)',
  async (placa, shutdown, person) => {
    const { vehicle, reported } = await leaving(placa, shutdown, person)
    expect(reported).toEqual([[`Recolher veículo ${placa}`, `/fleet/vehicle/edit/${vehicle}`]])
  },
)

it('a manager who leaves reads nothing of their own shutdown (docs/operations.md#leaving)', async () => {
  const ours = await makeProvider(db)
  const there = { empresas: [ours], id_empresa: ours }
  const [leaver, other] = [
    await as({ roles: ['frota:gestor'], ...there }),
    await as({ roles: ['frota:gestor'], ...there }),
  ]
  const id_motorista = await makeLicence(db, leaver.userId)
  const vehicle = await makeVehicle(db, ours, { placa: 'QJA1B27' })
  await db.updateTable('veiculo').set({ id_motorista }).where('id', '=', vehicle).execute()
  await shutDown(leaver.userId, other.userId, 'aprovado')
  await fineDeadlineJob.run(deps, {})
  expect((await other.call.notifications.list()).map(({ data }) => data.msg)).toEqual([
    'Recolher veículo QJA1B27',
  ])
  expect(await leaver.call.notifications.list()).toEqual([])
})

it('who was dismissed and works here again keeps their vehicle (docs/operations.md#leaving)', async () => {
  expect((await leaving('QJA1B26', 'efetivado')).reported).toEqual([])
})
