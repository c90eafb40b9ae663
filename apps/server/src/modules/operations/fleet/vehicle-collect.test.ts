import { dayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeVehicle } from '../../../../test/factories/fleet.ts'
import { fineDeadlineJob } from './fine-deadline.job.ts'

const { db, as, deps } = await testWorld()

it('the vehicle of somebody who leaves is to be collected: the managers are notified once', async () => {
  const ours = await makeProvider(db)
  const manager = await as({ roles: ['frota:gestor'], empresas: [ours], id_empresa: ours })
  const driver = await makeDriver(db, { id_empresa: ours })
  const vehicle = await makeVehicle(db, ours, { placa: 'QJA1B24' })
  await db.updateTable('veiculo').set({ id_motorista: driver.id }).where('id', '=', vehicle).execute()
  await db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario: driver.id_usuario,
      id_solicitante: manager.userId,
      tipo: 'acordo',
      motivo: 'Combinado',
      aviso_previo: 'dispensado',
      data_desligamento: dayInBrazil(Date.now()),
      situacao: 'aprovado',
    })
    .execute()
  await fineDeadlineJob.run(deps, {})
  await fineDeadlineJob.run(deps, {})
  const reported = (await manager.call.notifications.list()).map(({ data }) => [data.msg, data.rota])
  expect(reported).toEqual([['Recolher veículo QJA1B24', `/fleet/vehicle/edit/${vehicle}`]])
})
