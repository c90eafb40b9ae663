/** Driver and vehicle of somebody who leaves: docs/people.md#what-ends-with-a-shutdown. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { endDriver } from './driver.queries.ts'
import { notifyManagers } from './notify-fleet.ts'
import { endAssignment, setVehicle, stateOutOfWork, vehiclesDrivenBy } from './vehicle.queries.ts'

export async function endDrivingOf(db: Database, actor: Actor, id: number): Promise<HandedOver[]> {
  const now = new Date()
  for (const { id: vehicle, id_empresa, placa, km_atual, situacao } of await vehiclesDrivenBy(db, id)) {
    await endAssignment(db, vehicle, now, km_atual)
    const left = { id: vehicle, id_motorista: null }
    await setVehicle(db, vehicle, {
      id_motorista: null,
      ...(situacao === 'em_uso' && { situacao: await stateOutOfWork(db, left) }),
    })
    await notifyManagers(db, actor, id_empresa, {
      msg: `O veículo ${placa} ficou sem motorista: a pessoa foi desligada.`,
      rota: `/fleet/vehicle/edit/${vehicle}`,
    })
  }
  await endDriver(db, id)
  return []
}
